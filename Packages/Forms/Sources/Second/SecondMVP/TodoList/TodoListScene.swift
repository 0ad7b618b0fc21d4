import Presentation
import TerminalPresentation
import TerminalUI

/// The view of the list.
final class TodoListScene: Scene, TodoListView {
  private let presenter: TodoListPresenter
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)? { didSet { onChange() } }
  private var alert: Screen.Alert? { didSet { onChange() } }

  var summary: String? { didSet { onChange() } }
  var filter: String? { didSet { onChange() } }
  var sections: [TodoListSection] = [] { didSet { onChange() } }
  var selectedRow: Int? { didSet { onChange() } }
  var placeholder: String? { didSet { onChange() } }
  var areRowActionsEnabled = false { didSet { onChange() } }
  var isClearEnabled = false { didSet { onChange() } }

  init(presenter: TodoListPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  // MARK: What the presenter asks for

  func ask(_ question: String) {
    alert = Screen.Alert(.question, question)
  }

  func showNotice(_ message: String, reason: String) {
    alert = Screen.Alert(.notice, message, detail: reason)
  }

  func showForm(_ presenter: TodoFormPresenter) {
    presented = TodoFormScene(presenter: presenter)
  }

  func closeForm() {
    presented = nil
  }

  // MARK: Drawing

  var screen: Screen {
    Screen(title: "Todos", content: header + body, actions: actions, alert: alert)
  }

  private var header: [Screen.Content] {
    [summary, filter].compactMap { $0 }.map { .text($0) }
  }

  private var body: [Screen.Content] {
    if let placeholder {
      return [.text(placeholder, .dimmed)]
    }
    let sections = sections.map { Screen.Section($0) }
    return [.list(Screen.List(sections: sections, selection: selectedRow))]
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: areRowActionsEnabled),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: areRowActionsEnabled),
      Screen.Action(.space, title: "Done", isEnabled: areRowActionsEnabled),
      Screen.Action("d", title: "Delete", isEnabled: areRowActionsEnabled),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: isClearEnabled),
    ]
  }

  // MARK: Events

  func appeared() {
    presenter.viewAppeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: presenter.selectPrevious()
    case .down: presenter.selectNext()
    case "a": presenter.add()
    case .enter: presenter.edit()
    case .space: presenter.toggleDone()
    case "d": presenter.delete()
    case "f": presenter.cycleFilter()
    case "c": presenter.clearDone()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    presenter.answer(yes)
  }
}
