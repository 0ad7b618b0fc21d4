import Shared

/// The list's model as its view sees it: the view reads it and observes changes.
protocol TodoListReading: AnyObject {
  var todos: TodoIndex { get }
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var today: CalendarDay? { get }
  var calendar: DayCalendar { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// The todos and today's date: follows the store, and notifies any observers.
final class TodoListModel {
  private(set) var todos = TodoIndex()
  private(set) var today: CalendarDay?
  /// Why the last reload failed, if it did; a failed reload changes nothing else.
  private(set) var failure: TodoStoreError?
  let calendar: DayCalendar

  private let store: any TodoStore
  private let clock: any WallClock
  private var observation: TodoStoreObservation?
  private var observers = Observers()

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  func reload() {
    do throws(TodoStoreError) {
      try load()
    } catch {
      failure = error
      observers.notify()
    }
  }

  func load() throws(TodoStoreError) {
    todos = try store.todos()
    today = calendar.day(of: clock.now)
    failure = nil
    observers.notify()
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try store.setDone(isDone, id)
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try store.delete(id)
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try store.deleteDone(among: ids)
  }

  /// Makes the form's model for a new todo.
  func draft() -> TodoFormModel {
    form(TodoDraft(today: calendar.day(of: clock.now)))
  }

  /// Makes the form's model for editing an existing todo.
  func draft(editing todo: TodoItem) -> TodoFormModel {
    form(TodoDraft(editing: todo, today: calendar.day(of: clock.now)))
  }

  private func form(_ draft: TodoDraft) -> TodoFormModel {
    TodoFormModel(store: store, clock: clock, calendar: calendar, draft: draft)
  }
}

extension TodoListModel: TodoListReading {
  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void) {
    observers.add(observer, onChange)
  }
}
