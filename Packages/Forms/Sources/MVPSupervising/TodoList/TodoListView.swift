import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the list by observing the model, and sends user actions to its supervising presenter.
final class TodoListView {
  typealias MakeForm = (any TodoFormPresenterProtocol) -> any Scene

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol
  private let makeForm: MakeForm
  private let model: any TodoListReading
  private let formatter = TodoListFormatter()
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var summary = ""
  private var filterTitle = ""
  private var placeholder: String? = ""
  private var sections: [TodoListSection] = []
  private var selection: Int?
  private var canClearDone = false
  private var alert: Screen.Alert?

  init(presenter: any TodoListPresenterProtocol, makeForm: @escaping MakeForm) {
    self.presenter = presenter
    self.makeForm = makeForm
    model = presenter.observed
    model.observe(by: self) { [weak self] in self?.update() }
  }

  /// Shows the model's current todos that pass the filter.
  private func update() {
    defer { onChange() }
    guard let today = model.today else { return }
    let todos = model.todos
    let rows = TodoListing(todos, filter: filter)
    summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    filterTitle = formatter.filter(filter)
    placeholder = rows.isEmpty ? formatter.placeholder(for: filter) : nil
    sections = formatter.sections(rows.sections(today: today, calendar: model.calendar))
    selection = selectedID.flatMap(rows.row)
    canClearDone = todos.doneCount > 0
  }
}

extension TodoListView: TodoListViewProtocol {
  func stateChanged(filter: TodoFilter, selected: TodoItem.ID?) {
    self.filter = filter
    selectedID = selected
    update()
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
    Screen(
      title: "Todos", content: [.text(summary), .text(filterTitle), list], actions: actions,
      alert: alert)
  }

  private var list: Screen.Content {
    if let placeholder { return .text(placeholder, .dimmed) }
    return .list(Screen.List(sections: sections.map(Screen.Section.init), selection: selection))
  }

  private var actions: [Screen.Action] {
    let canUseSelected = selection != nil
    return [
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
