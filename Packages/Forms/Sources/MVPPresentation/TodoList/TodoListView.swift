import Presentation
import TerminalUI

/// Draws the list as its presenter presents it, and tells the presenter what the user does.
final class TodoListView {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol

  init(presenter: any TodoListPresenterProtocol) {
    self.presenter = presenter
    presenter.attach(self)
  }
}

extension TodoListView: TodoListViewProtocol {
  func presentationChanged() {
    onChange()
  }

  func presentForm(_ presenter: any TodoFormPresenterProtocol) {
    presented = TodoFormView(presenter: presenter)
    onChange()
  }

  func dismissForm() {
    presented = nil
    onChange()
  }
}

extension TodoListView: Scene {
  var screen: Screen {
    let presentation = presenter.presentation
    return Screen(
      title: "Todos",
      content: [.text(presentation.summary), .text(presentation.filter), list(presentation)],
      actions: actions(presentation), alert: presentation.alert.map(Screen.Alert.init))
  }

  private func list(_ presentation: TodoListPresentation) -> Screen.Content {
    if let placeholder = presentation.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(
        sections: presentation.sections.map(Screen.Section.init),
        selection: presentation.selection))
  }

  private func actions(_ presentation: TodoListPresentation) -> [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: presentation.canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: presentation.canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: presentation.canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: presentation.canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: presentation.canClearDone),
    ]
  }

  func appeared() {
    presenter.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: presenter.selectionMoved(by: -1)
    case .down: presenter.selectionMoved(by: 1)
    case "a": presenter.addPressed()
    case .enter: presenter.editPressed()
    case .space: presenter.donePressed()
    case "d": presenter.deletePressed()
    case "f": presenter.filterPressed()
    case "c": presenter.clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    presenter.alertAnswered(yes)
  }
}

extension Screen.Alert {
  fileprivate init(_ alert: TodoListPresentation.Alert) {
    switch alert {
    case .question(let question): self.init(.question, question)
    case .failure(let message, let reason): self.init(.notice, message, detail: reason)
    }
  }
}

nonisolated extension Screen.Section {
  fileprivate init(_ section: TodoListSection) {
    self.init(title: section.title, rows: Screen.Rows(of: section.rows, row: Screen.Row.init))
  }
}

nonisolated extension Screen.Row {
  fileprivate init(_ row: TodoListRow) {
    self.init(
      isChecked: row.isDone, text: row.title, detail: row.due,
      style: row.isOverdue ? .warning : row.isDone ? .dimmed : .plain)
  }
}
