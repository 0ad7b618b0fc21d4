import Shared
import TestSupport

@testable import VIPERGateway

/// A data manager that keeps the todos of a test, and records its calls.
final class ScriptedTodoListDataManager: @MainActor TodoListDataManager {
  enum Call: Equatable {
    case load(today: CalendarDay)
    case setDone(Bool, TodoItem.ID)
    case delete(TodoItem.ID)
    case deleteDone(among: [TodoItem.ID])
  }

  static let failure = DataFailure(description: "No disk.")

  var onChange: () -> Void = {}
  var filter = TodoFilter.all
  private(set) var calls: [Call] = []
  private let todos: [TodoEntity]
  private var selectedID: TodoItem.ID?
  private var isLoaded = false
  private var failure: DataFailure?

  init(_ todos: TodoEntity...) {
    self.todos = todos
    selectedID = todos.first?.id
  }

  /// Makes every operation fail from now on.
  func fail() {
    failure = Self.failure
  }

  var listed: ListedTodos? { isLoaded ? filtered : nil }

  var rows: LazyList<TodoEntity> {
    LazyList(todos.filter { filter == .all || $0.isDone == (filter == .done) })
  }

  var selectedRow: Int? { rows.firstIndex { $0.id == selectedID } }

  func load(today: CalendarDay) throws(DataFailure) -> ListedTodos {
    try remember(.load(today: today))
    isLoaded = true
    return filtered
  }

  func select(_ id: TodoItem.ID) -> ListedTodos.Selection? {
    selectedID = id
    return selection
  }

  func contains(_ id: TodoItem.ID) -> Bool {
    todos.contains { $0.id == id }
  }

  func lists(_ id: TodoItem.ID) -> Bool {
    rows.contains { $0.id == id }
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(DataFailure) {
    try remember(.setDone(isDone, id))
  }

  func delete(_ id: TodoItem.ID) throws(DataFailure) {
    try remember(.delete(id))
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(DataFailure) {
    try remember(.deleteDone(among: ids))
  }

  /// Todos that are due today; the filter decides which of them are listed.
  private var filtered: ListedTodos {
    let done = todos.filter(\.isDone).map(\.id)
    let sections = [ListedTodos.Section(kind: .today, todos: rows)]
    return ListedTodos(
      filter: filter, sections: rows.isEmpty ? [] : sections, selection: selection,
      activeCount: todos.count - done.count, doneIDs: LazyList(done))
  }

  private var selection: ListedTodos.Selection? {
    selectedRow.map { ListedTodos.Selection(row: $0, todo: rows[$0]) }
  }

  private func remember(_ call: Call) throws(DataFailure) {
    calls.append(call)
    if let failure { throw failure }
  }
}

extension TodoEntity {
  /// An active todo that is due on the fixed day.
  static let active = TodoEntity(id: 1, title: "A", due: .fixed, isDone: false)
  /// A done todo that is due on the fixed day.
  static let done = TodoEntity(id: 2, title: "B", due: .fixed, isDone: true)
}
