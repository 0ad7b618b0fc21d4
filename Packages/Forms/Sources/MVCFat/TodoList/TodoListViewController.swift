import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// The whole list: draws it, handles its keys, follows and changes the store, presents the form.
final class TodoListViewController {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)? { didSet { onChange() } }
  private var alert: Screen.Alert? { didSet { onChange() } }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoListFormatter()
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex() { didSet { onChange() } }
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay? { didSet { onChange() } }
  private var filter = TodoFilter.all { didSet { onChange() } }
  private var selectedID: TodoItem.ID? { didSet { onChange() } }
  private var question: Question?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  private var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  private var selected: TodoItem? {
    selectedID.flatMap { todos[$0] }
  }

  private func reload() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      alert = Screen.Alert(.notice, formatter.loadFailure, detail: error.description)
    }
  }

  private func load() throws(TodoStoreError) {
    let todos = try store.todos()
    today = calendar.day(of: clock.now)
    list(todos, filter)
  }

  private func list(_ todos: TodoIndex, _ filter: TodoFilter) {
    let before = listed
    self.todos = todos
    self.filter = filter
    selectedID = selection(after: before)
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(after before: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return listed.first?.id }
    if listed.row(of: selectedID) != nil { return selectedID }
    return before.next(below: selectedID, in: listed) ?? listed.last?.id
  }

  private func select(_ id: TodoItem.ID) {
    guard let todo = todos[id] else { return }
    selectedID = id
    if !filter.includes(todo) { list(todos, .all) }
  }

  /// After a failed change: loads again if it can, and reports why the change failed.
  private func fail(_ message: String, _ error: TodoStoreError) {
    try? load()
    alert = Screen.Alert(.notice, message, detail: error.description)
  }

  private func presentForm(_ draft: TodoDraft) {
    let form = TodoFormViewController(store: store, clock: clock, calendar: calendar, draft: draft)
    form.delegate = self
    presented = form
  }
}

extension TodoListViewController: Scene {
  var screen: Screen {
    Screen(title: "Todos", content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    guard let today else { return [.text(""), .text(""), .text("", .dimmed)] }
    let summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    return [.text(summary), .text(formatter.filter(filter)), list(asOf: today)]
  }

  private func list(asOf today: CalendarDay) -> Screen.Content {
    if listed.isEmpty { return .text(formatter.placeholder(for: filter), .dimmed) }
    let sections = formatter.sections(listed.sections(today: today, calendar: calendar))
    return .list(
      Screen.List(
        sections: sections.map(Screen.Section.init), selection: selectedID.flatMap(listed.row)))
  }

  private var actions: [Screen.Action] {
    let canUseSelected = selected != nil
    return [
      Screen.Action(.up, .down, isEnabled: canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: todos.doneCount > 0),
    ]
  }

  func appeared() {
    reload()
  }

  func press(_ key: Key) {
    switch key {
    case .up: selectionMoved(by: -1)
    case .down: selectionMoved(by: 1)
    case "a": addPressed()
    case .enter: editPressed()
    case .space: donePressed()
    case "d": deletePressed()
    case "f": filterPressed()
    case "c": clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    defer { question = nil }
    guard yes, let question else { return }
    do throws(TodoStoreError) {
      switch question {
      case .delete(let id): try store.delete(id)
      case .clearDone(let ids): try store.deleteDone(among: ids)
      }
    } catch {
      fail(formatter.deleteFailure, error)
    }
  }
}

/// The actions of the keys.
extension TodoListViewController {
  private func selectionMoved(by rows: Int) {
    guard let row = selectedID.flatMap(listed.row) else { return }
    selectedID = listed[min(max(row + rows, 0), listed.count - 1)].id
  }

  private func addPressed() {
    presentForm(TodoDraft(today: calendar.day(of: clock.now)))
  }

  private func editPressed() {
    guard let selected else { return }
    presentForm(TodoDraft(editing: selected, today: calendar.day(of: clock.now)))
  }

  private func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try store.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  private func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    alert = Screen.Alert(.question, formatter.deleteQuestion(selected.title))
  }

  private func filterPressed() {
    list(todos, filter.next)
  }

  private func clearDonePressed() {
    let done = TodoListing(todos, filter: .done).map(\.id)
    guard !done.isEmpty else { return }
    question = .clearDone(done)
    alert = Screen.Alert(.question, formatter.clearQuestion(done.count))
  }
}

extension TodoListViewController: TodoFormViewControllerDelegate {
  func todoFormSaved(_ id: TodoItem.ID) {
    presented = nil
    select(id)
  }

  func todoFormCancelled() {
    presented = nil
  }
}
