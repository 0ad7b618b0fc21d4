import Presentation
import Shared
import TerminalUI

/// Controls the list: owns its view, follows the store, and decides what is shown.
final class TodoListViewController {
  /// What the alert asks, until it is answered.
  private enum Question {
    case delete(TodoItem.ID)
    case clearDone([TodoItem.ID])
  }

  private(set) var presented: (any Scene)? { didSet { onChange() } }
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoListFormatter()
  private let view = TodoListView()
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var filter = TodoFilter.all
  private var selectedID: TodoItem.ID?
  private var question: Question?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    view.delegate = self
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
    guard let today else { return }

    view.summary = formatter.summary(active: todos.activeCount, done: todos.doneCount)
    view.filter = formatter.filter(filter)
    view.placeholder = formatter.placeholder(for: filter)
    view.sections =
      listed.isEmpty
      ? nil : formatter.sections(listed.sections(today: today, calendar: calendar))
    showSelection()
    view.canUseSelected = selected != nil
    view.canClearDone = todos.doneCount > 0
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
    if filter.includes(todo) {
      showSelection()
    } else {
      list(todos, .all)
    }
  }

  private func showSelection() {
    view.selection = selectedID.flatMap(listed.row)
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

extension TodoListViewController: ViewController, Scene {
  var contentView: any View { view }

  func appeared() {
    reload()
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

extension TodoListViewController: TodoListViewDelegate {
  func selectionMoved(by rows: Int) {
    guard let row = selectedID.flatMap(listed.row) else { return }
    selectedID = listed[min(max(row + rows, 0), listed.count - 1)].id
    showSelection()
  }

  func addPressed() {
    presentForm(TodoDraft(today: calendar.day(of: clock.now)))
  }

  func editPressed() {
    guard let selected else { return }
    presentForm(TodoDraft(editing: selected, today: calendar.day(of: clock.now)))
  }

  func donePressed() {
    guard let selected else { return }
    do throws(TodoStoreError) {
      try store.setDone(!selected.isDone, selected.id)
    } catch {
      fail(formatter.saveFailure, error)
    }
  }

  func deletePressed() {
    guard let selected else { return }
    question = .delete(selected.id)
    alert = Screen.Alert(.question, formatter.deleteQuestion(selected.title))
  }

  func filterPressed() {
    list(todos, filter.next)
  }

  func clearDonePressed() {
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
