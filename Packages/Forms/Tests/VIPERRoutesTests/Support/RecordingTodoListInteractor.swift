import Shared

@testable import VIPERRoutes

/// An interactor without business logic that records its requests.
final class RecordingTodoListInteractor: TodoListInteractorProtocol {
  enum Call: Equatable {
    case load
    case todo(TodoItem.ID)
    case advanceFilter
    case reveal(TodoItem.ID)
    case setDone(Bool, TodoItem.ID)
    case delete(TodoItem.ID)
    case deleteDone(among: [TodoItem.ID])
  }

  private(set) var calls: [Call] = []
  /// The result of finding a todo by any id.
  var found: Result<TodoListResponse.Todo, LinkError> = .failure(.missingID)

  func load() { calls.append(.load) }

  func todo(_ id: TodoItem.ID) throws(LinkError) -> TodoListResponse.Todo {
    calls.append(.todo(id))
    return try found.get()
  }

  func advanceFilter() { calls.append(.advanceFilter) }
  func reveal(_ id: TodoItem.ID) { calls.append(.reveal(id)) }
  func setDone(_ isDone: Bool, _ id: TodoItem.ID) { calls.append(.setDone(isDone, id)) }
  func delete(_ id: TodoItem.ID) { calls.append(.delete(id)) }
  func deleteDone(among ids: [TodoItem.ID]) { calls.append(.deleteDone(among: ids)) }
}
