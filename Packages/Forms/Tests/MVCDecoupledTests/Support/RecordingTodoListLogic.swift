import Shared

@testable import MVCDecoupled

/// A logic without business that answers what the test says and remembers what it was asked.
final class RecordingTodoListLogic: TodoListLogic {
  enum Call: Equatable {
    case load
    case advanceFilter
    case reveal(TodoItem.ID)
    case setDone(Bool, TodoItem.ID)
    case delete(TodoItem.ID)
    case deleteDone(among: [TodoItem.ID])
  }

  var onChange: () -> Void = {}

  /// What it answers; `load` throws when there is nothing.
  var contents: TodoListContents?
  /// What every change throws.
  var changeFailure: TodoStoreError?
  private var calls: [Call] = []

  /// The calls since the last time.
  func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  func load() throws(TodoStoreError) -> TodoListContents {
    calls.append(.load)
    guard let contents else { throw .diskFull(path: "todos") }
    return contents
  }

  func advanceFilter() -> TodoListContents? {
    calls.append(.advanceFilter)
    return contents
  }

  func reveal(_ id: TodoItem.ID) -> TodoListContents? {
    calls.append(.reveal(id))
    return contents
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) {
    try change(.setDone(isDone, id))
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) {
    try change(.delete(id))
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) {
    try change(.deleteDone(among: ids))
  }

  func draft() -> TodoDraft { .new }
  func draft(editing todo: TodoItem) -> TodoDraft { .editing(todo) }

  private func change(_ call: Call) throws(TodoStoreError) {
    calls.append(call)
    if let changeFailure { throw changeFailure }
  }
}
