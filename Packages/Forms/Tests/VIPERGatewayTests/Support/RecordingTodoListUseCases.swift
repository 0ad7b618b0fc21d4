import Shared

@testable import VIPERGateway

/// All use cases of the list, without business logic; they record their requests.
final class RecordingTodoListUseCases: LoadTodosUseCase, SelectTodoUseCase, RevealTodoUseCase,
  FilterTodosUseCase, MarkTodoDoneUseCase, DeleteTodoUseCase, ClearDoneTodosUseCase
{
  enum Call: Equatable {
    case load
    case refresh
    case moveSelection(by: Int)
    case reveal(TodoItem.ID)
    case advanceFilter
    case setDone(Bool, TodoItem.ID)
    case delete(TodoItem.ID)
    case deleteDone(among: [TodoItem.ID])
  }

  private(set) var calls: [Call] = []
  /// Called during a refresh, to deliver its result before the caller continues.
  var onRefresh: () -> Void = {}

  func load() { calls.append(.load) }

  func refresh() {
    calls.append(.refresh)
    onRefresh()
  }

  func moveSelection(by rows: Int) { calls.append(.moveSelection(by: rows)) }
  func reveal(_ id: TodoItem.ID) { calls.append(.reveal(id)) }
  func advanceFilter() { calls.append(.advanceFilter) }
  func setDone(_ isDone: Bool, _ id: TodoItem.ID) { calls.append(.setDone(isDone, id)) }
  func delete(_ id: TodoItem.ID) { calls.append(.delete(id)) }
  func deleteDone(among ids: [TodoItem.ID]) { calls.append(.deleteDone(among: ids)) }
}

extension TodoListPresenter {
  convenience init(useCases: RecordingTodoListUseCases, router: any TodoListRouterProtocol) {
    self.init(
      loadTodos: useCases, selectTodo: useCases, revealTodo: useCases, filterTodos: useCases,
      markTodoDone: useCases, deleteTodo: useCases, clearDoneTodos: useCases, router: router)
  }
}
