import Shared

/// All that the list's use cases need of whatever keeps todos.
protocol TodoListDataManager: LoadTodosPort, RevealTodoPort, MarkTodoDonePort, DeleteTodoPort,
  ClearDoneTodosPort
{}

/// Keeps what the use cases share, and knows the store: its records become entities here.
final class StandardTodoListDataManager {
  var onChange: () -> Void = {}
  var filter = TodoFilter.all

  private let store: any TodoStore
  private let calendar: DayCalendar
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?

  init(store: any TodoStore, calendar: DayCalendar) {
    self.store = store
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.onChange() }
  }

  private func listed(today: CalendarDay) -> ListedTodos {
    let listed = TodoListing(todos, filter: filter)
    let done = TodoListing(todos, filter: .done)
    return ListedTodos(
      filter: filter,
      sections: listed.sections(today: today, calendar: calendar).map { section in
        ListedTodos.Section(kind: section.kind, todos: section.todos.mapped(Self.entity(of:)))
      },
      rows: LazyList(count: listed.count) { Self.entity(of: listed[$0]) },
      row: { listed.row(of: TodoItem.ID(rawValue: $0)) },
      activeCount: todos.activeCount,
      doneIDs: LazyList(count: done.count) { done[$0].id.rawValue })
  }

  @Sendable nonisolated private static func entity(of todo: TodoItem) -> TodoEntity {
    TodoEntity(id: todo.id.rawValue, title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}

extension StandardTodoListDataManager: TodoListDataManager {
  var listed: ListedTodos? { today.map(listed(today:)) }

  func load(today: CalendarDay) throws(DataFailure) -> ListedTodos {
    todos = try DataFailure.wrapping(try store.todos())
    self.today = today
    return listed(today: today)
  }

  func contains(_ id: Int64) -> Bool {
    todos[TodoItem.ID(rawValue: id)] != nil
  }

  func setDone(_ isDone: Bool, _ id: Int64) throws(DataFailure) {
    try DataFailure.wrapping(try store.setDone(isDone, TodoItem.ID(rawValue: id)))
  }

  func delete(_ id: Int64) throws(DataFailure) {
    try DataFailure.wrapping(try store.delete(TodoItem.ID(rawValue: id)))
  }

  func deleteDone(among ids: [Int64]) throws(DataFailure) {
    try DataFailure.wrapping(try store.deleteDone(among: ids.map(TodoItem.ID.init)))
  }
}
