import TerminalUI

/// Draws the list as its presenter says, and tells the presenter what the user does.
final class TodoListViewController {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol
  private var summary = ""
  private var filter = ""
  private var placeholder = ""
  private var list = Screen.List(sections: [])
  private var canClearDone = false
  private var alert: Screen.Alert?

  init(presenter: any TodoListPresenterProtocol) {
    self.presenter = presenter
    presenter.attach(self)
  }
}

extension TodoListViewController: TodoListView {
  func showSummary(_ summary: String, filter: String, canClearDone: Bool) {
    self.summary = summary
    self.filter = filter
    self.canClearDone = canClearDone
    onChange()
  }

  func showSections(_ sections: [TodoListSection], placeholder: String) {
    list.sections = sections.map(Screen.Section.init)
    self.placeholder = placeholder
    onChange()
  }

  func showSelection(_ row: Int?) {
    list.selection = row
    onChange()
  }

  func showQuestion(_ question: String) {
    alert = Screen.Alert(.question, question)
    onChange()
  }

  func showFailure(_ message: String, reason: String) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }

  func showForm(_ presenter: any TodoFormPresenterProtocol) {
    presented = TodoFormViewController(presenter: presenter)
    onChange()
  }

  func hideForm() {
    presented = nil
    onChange()
  }
}

extension TodoListViewController: Scene {
  var screen: Screen {
    Screen(
      title: "Todos",
      content: [
        .text(summary), .text(filter),
        list.sections.isEmpty ? .text(placeholder, .dimmed) : .list(list),
      ],
      actions: actions,
      alert: alert)
  }

  private var actions: [Screen.Action] {
    let hasSelection = list.selection != nil
    return [
      Screen.Action(.up, .down, isEnabled: hasSelection),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: hasSelection),
      Screen.Action(.space, title: "Done", isEnabled: hasSelection),
      Screen.Action("d", title: "Delete", isEnabled: hasSelection),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: canClearDone),
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
    alert = nil
    onChange()
    presenter.alertAnswered(yes)
  }
}

extension Screen.Section {
  fileprivate init(_ section: TodoListSection) {
    self.init(title: section.title, rows: section.rows.map(Screen.Row.init))
  }
}

extension Screen.Row {
  fileprivate init(_ row: TodoListRow) {
    self.init(
      isChecked: row.isDone, text: row.title, detail: row.due,
      style: row.isOverdue ? .warning : row.isDone ? .dimmed : .plain)
  }
}
