public import Foundation
import Synchronization

/// Keeps todos in memory for its own lifetime.
public final class MemoryTodoStore: TodoStore {
  private struct State {
    var todos = TodoIndex()
    var lastID: Int64 = 0
  }

  private let state = Mutex(State())
  private let observers = TodoStoreObservers()

  public init() {}

  public func todos() -> TodoIndex {
    state.withLock { $0.todos }
  }

  @discardableResult
  public func add(title: String, due: CalendarDay, created: Date) -> TodoItem {
    let todo = state.withLock { state in
      state.lastID += 1
      let todo = TodoItem(
        id: .init(rawValue: state.lastID), title: title, due: due, isDone: false, created: created)
      state.todos.apply(.saved([todo]))
      return todo
    }
    observers.notify(.saved([todo]))
    return todo
  }

  public func edit(
    _ id: TodoItem.ID, title: String, due: CalendarDay
  ) throws(TodoStoreError) {
    try change(id) { $0.edit(title: title, due: due) }
  }

  public func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try change(id) { $0.setDone(isDone) }
  }

  public func delete(_ id: TodoItem.ID) {
    remove { $0[id] == nil ? [] : [id] }
  }

  public func deleteDone(among ids: [TodoItem.ID]) {
    remove { todos in ids.filter { todos[$0]?.isDone ?? false } }
  }

  public func observe(
    _ onChange: @escaping @Sendable (TodoChange) -> Void
  ) -> TodoStoreObservation {
    observers.add(onChange)
  }

  private func remove(_ choose: (TodoIndex) -> [TodoItem.ID]) {
    let removed = state.withLock { state in
      let removed = choose(state.todos)
      state.todos.apply(.deleted(removed))
      return removed
    }
    if !removed.isEmpty { observers.notify(.deleted(removed)) }
  }

  /// Changes a todo with `body`, which returns whether there was anything to change.
  private func change(
    _ id: TodoItem.ID, _ body: (inout TodoItem) -> Bool
  ) throws(TodoStoreError) {
    let changed = try state.withLock { state throws(TodoStoreError) -> TodoItem? in
      guard var todo = state.todos[id] else { throw .missingTodo(id) }
      guard body(&todo) else { return nil }
      state.todos.apply(.saved([todo]))
      return todo
    }
    if let changed { observers.notify(.saved([changed])) }
  }
}
