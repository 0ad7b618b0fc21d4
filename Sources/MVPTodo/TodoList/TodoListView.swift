import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the list as its presenter says, and tells the presenter what the user does.
final class TodoListView {
  typealias MakeForm = (any TodoFormPresenterProtocol) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol
  private let makeForm: MakeForm
  private var summary = ""
  private var filter = ""
  private var placeholder: String? = ""
  private var sections: [TodoListSection] = []
  private var selection: Int?
  private var canUseSelected = false
  private var canClearDone = false
  private var alert: Screen.Alert?

  init(presenter: any TodoListPresenterProtocol, makeForm: @escaping MakeForm) {
    self.presenter = presenter
    self.makeForm = makeForm
    presenter.attach(self)
  }
}

extension TodoListView: TodoListViewProtocol {
  func showSummary(_ summary: String, filter: String) {
    self.summary = summary
    self.filter = filter
    onChange()
  }

  func showSections(_ sections: [TodoListSection]) {
    self.sections = sections
    placeholder = nil
    onChange()
  }

  func showPlaceholder(_ placeholder: String) {
    self.placeholder = placeholder
    onChange()
  }

  func showSelection(_ row: Int?) {
    selection = row
    onChange()
  }

  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool) {
    self.canUseSelected = canUseSelected
    self.canClearDone = canClearDone
    onChange()
  }

  func showQuestion(_ question: String) {
    alert = Screen.Alert(.question, question)
    onChange()
  }

  func showNotice(_ notice: Notice) {
    alert = Screen.Alert(notice)
    onChange()
  }

  func dismissAlert() {
    alert = nil
    onChange()
  }

  func presentForm(_ presenter: any TodoFormPresenterProtocol) {
    presented = makeForm(presenter)
    onChange()
  }

  func dismissForm() {
    presented = nil
    onChange()
  }
}

extension TodoListView: Scene {
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(summary), .text(filter), list], actions: actions,
      alert: alert)
  }

  private var list: Screen.Content {
    if let placeholder { return .text(placeholder, .dimmed) }
    return .list(Screen.List(sections: sections.map(Screen.Section.init), selection: selection))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: canUseSelected),
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
    presenter.alertAnswered(yes)
  }
}
