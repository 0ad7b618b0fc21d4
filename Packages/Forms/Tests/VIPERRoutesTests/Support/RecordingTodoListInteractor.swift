@testable import VIPERRoutes

/// An interactor without business that remembers what it was asked.
final class RecordingTodoListInteractor: TodoListInteractorProtocol {
  enum Call: Equatable {
    case load
    case todo(Int64)
    case reveal(Int64)
    case advanceFilter
    case setDone(Bool, Int64)
    case delete(Int64)
    case deleteDone(among: [Int64])
  }

  private(set) var calls: [Call] = []
  /// What it finds under any id.
  var found: Result<TodoListResponse.Todo, LinkError> = .failure(.missingID)

  func load() { calls.append(.load) }

  func todo(_ id: Int64) throws(LinkError) -> TodoListResponse.Todo {
    calls.append(.todo(id))
    return try found.get()
  }

  func reveal(_ id: Int64) { calls.append(.reveal(id)) }
  func advanceFilter() { calls.append(.advanceFilter) }
  func setDone(_ isDone: Bool, _ id: Int64) { calls.append(.setDone(isDone, id)) }
  func delete(_ id: Int64) { calls.append(.delete(id)) }
  func deleteDone(among ids: [Int64]) { calls.append(.deleteDone(among: ids)) }
}
