@testable import VIPERTodo

/// An interactor without business that remembers what it was asked.
final class RecordingTodoListInteractor: TodoListInteractorProtocol {
  enum Call: Equatable {
    case load
    case moveSelection(by: Int)
    case reveal(Int64)
    case advanceFilter
    case setDone(Bool, Int64)
    case delete(Int64)
    case deleteDone(among: [Int64])
  }

  private(set) var calls: [Call] = []

  func load() { calls.append(.load) }
  func moveSelection(by rows: Int) { calls.append(.moveSelection(by: rows)) }
  func reveal(_ id: Int64) { calls.append(.reveal(id)) }
  func advanceFilter() { calls.append(.advanceFilter) }
  func setDone(_ isDone: Bool, _ id: Int64) { calls.append(.setDone(isDone, id)) }
  func delete(_ id: Int64) { calls.append(.delete(id)) }
  func deleteDone(among ids: [Int64]) { calls.append(.deleteDone(among: ids)) }
}
