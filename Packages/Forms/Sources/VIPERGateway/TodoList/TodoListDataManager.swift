import Shared

/// Everything the list's use cases need from the data manager.
protocol TodoListDataManager: LoadTodosPort, SelectTodoPort, RevealTodoPort, MarkTodoDonePort,
  DeleteTodoPort, ClearDoneTodosPort
{}

/// Keeps the state that the use cases share, and converts the store's records to entities.
final class StandardTodoListDataManager {
  var onChange: () -> Void = {}
  var filter = TodoFilter.all {
    didSet {
      selectedID = listing.selection(selectedID, after: TodoListing(todos, filter: oldValue))
    }
  }

  private let store: any TodoStore
  private let calendar: DayCalendar
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex() {
    didSet {
      selectedID = listing.selection(selectedID, after: TodoListing(oldValue, filter: filter))
    }
  }
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var selectedID: TodoItem.ID?

  init(store: any TodoStore, calendar: DayCalendar) {
    self.store = store
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.onChange() }
  }

  private var listing: TodoListing {
    TodoListing(todos, filter: filter)
  }

  private var selection: ListedTodos.Selection? {
    selectedRow.map { row in
      ListedTodos.Selection(row: row, todo: Self.entity(of: listing[row]))
    }
  }

  private func listed(today: CalendarDay) -> ListedTodos {
    let done = TodoListing(todos, filter: .done)
    return ListedTodos(
      filter: filter,
      sections: listing.sections(today: today, calendar: calendar).map { section in
        ListedTodos.Section(kind: section.kind, todos: section.todos.mapped(Self.entity(of:)))
      },
      selection: selection,
      activeCount: todos.activeCount,
      doneIDs: LazyList(count: done.count) { done[$0].id })
  }

  @Sendable nonisolated private static func entity(of todo: TodoItem) -> TodoEntity {
    TodoEntity(id: todo.id, title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}

extension StandardTodoListDataManager: TodoListDataManager {
  var listed: ListedTodos? { today.map(listed(today:)) }

  var rows: LazyList<TodoEntity> {
    LazyList(count: listing.count) { [listing] in Self.entity(of: listing[$0]) }
  }

  var selectedRow: Int? { selectedID.flatMap(listing.row) }

  func load(today: CalendarDay) throws(DataFailure) -> ListedTodos {
    todos = try DataFailure.wrapping(try store.todos())
    self.today = today
    return listed(today: today)
  }

  func select(_ id: TodoItem.ID) -> ListedTodos.Selection? {
    selectedID = id
    return selection
  }

  func contains(_ id: TodoItem.ID) -> Bool {
    todos[id] != nil
  }

  func lists(_ id: TodoItem.ID) -> Bool {
    listing.row(of: id) != nil
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(DataFailure) {
    try DataFailure.wrapping(try store.setDone(isDone, id))
  }

  func delete(_ id: TodoItem.ID) throws(DataFailure) {
    try DataFailure.wrapping(try store.delete(id))
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(DataFailure) {
    try DataFailure.wrapping(try store.deleteDone(among: ids))
  }
}
