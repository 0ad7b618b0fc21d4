import Shared

/// The list's business logic: follows a store, and loads, filters and changes its todos.
final class StandardTodoListLogic {
  var onChange: () -> Void = {}

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var filter = TodoFilter.all

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.onChange() }
  }

  private func contents(today: CalendarDay) -> TodoListContents {
    let rows = TodoListing(todos, filter: filter)
    return TodoListContents(
      todos: todos, filter: filter, sections: rows.sections(today: today, calendar: calendar))
  }
}

extension StandardTodoListLogic: TodoListLogic {
  func load() throws(TodoStoreError) -> TodoListContents {
    todos = try store.todos()
    let today = calendar.day(of: clock.now)
    self.today = today
    return contents(today: today)
  }

  func advanceFilter() -> TodoListContents? {
    filter = filter.next
    return today.map(contents)
  }

  func reveal(_ id: TodoItem.ID) -> TodoListContents? {
    guard let todo = todos[id] else { return nil }
    if !filter.includes(todo) { filter = .all }
    return today.map(contents)
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

  func draft() -> TodoDraft {
    TodoDraft(today: calendar.day(of: clock.now))
  }

  func draft(editing todo: TodoItem) -> TodoDraft {
    TodoDraft(editing: todo, today: calendar.day(of: clock.now))
  }
}
