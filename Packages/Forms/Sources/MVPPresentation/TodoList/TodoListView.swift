import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the presenter's presentation of the list, and sends user actions to the presenter.
final class TodoListView {
  typealias MakeForm = (any TodoFormPresenterProtocol) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol
  private let makeForm: MakeForm

  init(presenter: any TodoListPresenterProtocol, makeForm: @escaping MakeForm) {
    self.presenter = presenter
    self.makeForm = makeForm
  }
}

extension TodoListView: TodoListViewProtocol {
  func presentationChanged() {
    onChange()
  }

  func presentForm(_ presenter: any TodoFormPresenterProtocol) {
    presented = makeForm(presenter)
    presented?.appeared()
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
      actions: actions(presentation), alert: alert(presentation))
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

  private func alert(_ presentation: TodoListPresentation) -> Screen.Alert? {
    switch presentation.alert {
    case .question(let question): Screen.Alert(.question, question)
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
    }
  }

  func appeared() {
    presenter.attach(self)
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
