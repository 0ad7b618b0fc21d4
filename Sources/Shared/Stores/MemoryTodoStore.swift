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
      var todo = state.todos[index]
      // By its bytes: another spelling of the same characters is a change.
      if todo.due == due, todo.title.utf8.elementsEqual(title.utf8) { return false }
      todo.title = title
      todo.due = due
      state.todos.remove(at: index)
      state.insert(todo)
      return true
    }
  }

  public func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try change(id) { state, index in
      if state.todos[index].isDone == isDone { return false }
      state.todos[index].isDone = isDone
      return true
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

  /// Changes a todo with `body`, which says whether there was anything to change.
  private func change(
    _ id: TodoItem.ID, _ body: (inout State, Int) -> Bool
  ) throws(TodoStoreError) {
    let isChanged = try state.withLock { state throws(TodoStoreError) in
      guard let index = state.todos.firstIndex(where: { $0.id == id }) else {
        throw .missingTodo(id)
      }
      return body(&state, index)
    }
    if isChanged { observers.notify() }
  }
}
