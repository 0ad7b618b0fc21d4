import Shared

@testable import MVCDecoupled

/// A double of the logic that answers with what the test sets and records its calls.
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

  /// The answer to each request; `load` throws when it is nil.
  var contents: TodoListContents?
  /// The error that every change throws, if any.
  var changeFailure: TodoStoreError?
  private var calls: [Call] = []

  /// Returns the recorded calls and clears them.
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
