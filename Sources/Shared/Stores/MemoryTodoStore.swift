public import Foundation
import Synchronization

/// Keeps todos for as long as it lives.
public final class MemoryTodoStore: TodoStore {
  private struct State {
    /// In listing order, always.
    var todos: [TodoItem] = []
    var lastID: Int64 = 0

    mutating func insert(_ todo: TodoItem) {
      var low = 0
      var high = todos.count
      while low < high {
        let middle = (low + high) / 2
        if todos[middle] < todo { low = middle + 1 } else { high = middle }
      }
      todos.insert(todo, at: low)
    }
  }

  private let state = Mutex(State())
  private let observers = TodoStoreObservers()

  public init() {}

  public func todos() -> [TodoItem] {
    state.withLock { $0.todos }
  }

  @discardableResult
  public func add(title: String, due: CalendarDay, created: Date) -> TodoItem {
    let todo = state.withLock { state in
      state.lastID += 1
      let todo = TodoItem(
        id: .init(rawValue: state.lastID), title: title, due: due, isDone: false, created: created)
      state.insert(todo)
      return todo
    }
    observers.notify()
    return todo
  }

  public func edit(
    _ id: TodoItem.ID, title: String, due: CalendarDay
  ) throws(TodoStoreError) {
    try change(id) { state, index in
      var todo = state.todos.remove(at: index)
      todo.title = title
      todo.due = due
      state.insert(todo)
    }
  }

  public func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try change(id) { state, index in
      state.todos[index].isDone = isDone
    }
  }

  public func delete(_ id: TodoItem.ID) {
    remove { $0.id == id }
  }

  public func deleteDone(among ids: [TodoItem.ID]) {
    let ids = Set(ids)
    remove { $0.isDone && ids.contains($0.id) }
  }

  public func observe(_ onChange: @escaping @Sendable () -> Void) -> TodoStoreObservation {
    observers.add(onChange)
  }

  private func remove(where isUnwanted: (TodoItem) -> Bool) {
    let isChanged = state.withLock { state in
      let count = state.todos.count
      state.todos.removeAll(where: isUnwanted)
      return state.todos.count != count
    }
    if isChanged { observers.notify() }
  }

  private func change(
    _ id: TodoItem.ID, _ body: (inout State, Int) -> Void
  ) throws(TodoStoreError) {
    let isThere = state.withLock { state in
      guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return false }
      body(&state, index)
      return true
    }
    guard isThere else { throw .missingTodo(id) }
    observers.notify()
  }
}
