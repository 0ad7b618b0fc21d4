@testable import VIPERGateway

/// All use cases of the list, without business, that remember what they were asked.
final class RecordingTodoListUseCases: LoadTodosUseCase, FilterTodosUseCase, RevealTodoUseCase,
  MarkTodoDoneUseCase, DeleteTodoUseCase, ClearDoneTodosUseCase
{
  enum Call: Equatable {
    case load
    case reveal(Int64)
    case advanceFilter
    case setDone(Bool, Int64)
    case delete(Int64)
    case deleteDone(among: [Int64])
  }

  private(set) var calls: [Call] = []
  /// What comes of a load, before whoever asked for it goes on.
  var onLoad: () -> Void = {}

  func load() {
    calls.append(.load)
    onLoad()
  }

  func reveal(_ id: Int64) { calls.append(.reveal(id)) }
  func advanceFilter() { calls.append(.advanceFilter) }
  func setDone(_ isDone: Bool, _ id: Int64) { calls.append(.setDone(isDone, id)) }
  func delete(_ id: Int64) { calls.append(.delete(id)) }
  func deleteDone(among ids: [Int64]) { calls.append(.deleteDone(among: ids)) }
}

extension TodoListPresenter {
  convenience init(useCases: RecordingTodoListUseCases, router: any TodoListRouterProtocol) {
    self.init(
      loadTodos: useCases, filterTodos: useCases, revealTodo: useCases, markTodoDone: useCases,
      deleteTodo: useCases, clearDoneTodos: useCases, router: router)
  }
}
