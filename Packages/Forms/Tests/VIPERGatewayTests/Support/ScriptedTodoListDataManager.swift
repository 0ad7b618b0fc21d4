import Shared
import TestSupport

@testable import VIPERGateway

/// A data manager that keeps what the test says, and remembers what it was asked to do.
final class ScriptedTodoListDataManager: @MainActor TodoListDataManager {
  enum Call: Equatable {
    case load(today: CalendarDay)
    case setDone(Bool, Int64)
    case delete(Int64)
    case deleteDone(among: [Int64])
  }

  static let failure = DataFailure(description: "No disk.")

  var onChange: () -> Void = {}
  var filter = TodoFilter.all
  private(set) var calls: [Call] = []
  private var todos: [TodoEntity]
  private var isLoaded = false
  private var failure: DataFailure?

  init(_ todos: TodoEntity...) {
    self.todos = todos
  }

  /// From now on nothing works.
  func fail() {
    failure = Self.failure
  }

  var listed: ListedTodos? {
    isLoaded ? ListedTodos(todos, filter: filter) : nil
  }

  func load(today: CalendarDay) throws(DataFailure) -> ListedTodos {
    try remember(.load(today: today))
    isLoaded = true
    return ListedTodos(todos, filter: filter)
  }

  func contains(_ id: Int64) -> Bool {
    todos.contains { $0.id == id }
  }

  func setDone(_ isDone: Bool, _ id: Int64) throws(DataFailure) {
    try remember(.setDone(isDone, id))
  }

  func delete(_ id: Int64) throws(DataFailure) {
    try remember(.delete(id))
  }

  func deleteDone(among ids: [Int64]) throws(DataFailure) {
    try remember(.deleteDone(among: ids))
  }

  private func remember(_ call: Call) throws(DataFailure) {
    calls.append(call)
    if let failure { throw failure }
  }
}

extension ListedTodos {
  /// Todos of today, of which those are listed that the filter lets through.
  fileprivate init(_ todos: [TodoEntity], filter: TodoFilter) {
    let rows = todos.filter { filter == .all || $0.isDone == (filter == .done) }
    let done = todos.filter(\.isDone).map(\.id)
    self.init(
      filter: filter, sections: [Section(kind: .today, todos: LazyList(rows))],
      rows: LazyList(rows), row: { id in rows.firstIndex { $0.id == id } },
      activeCount: todos.count - done.count, doneIDs: LazyList(done))
  }
}

extension TodoEntity {
  /// An active todo that is due on the fixed day.
  static let active = TodoEntity(id: 1, title: "A", due: .fixed, isDone: false)
  /// A done todo that is due on the fixed day.
  static let done = TodoEntity(id: 2, title: "B", due: .fixed, isDone: true)
}
