import Shared

/// Called by the presenter after a todo was saved.
protocol RevealTodoUseCase: AnyObject {
  func reveal(_ id: TodoItem.ID)
}

/// Receives the results of revealing.
protocol RevealTodoOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func selected(_ selection: TodoListResponse.Selection)
}

/// The data that revealing needs.
protocol RevealTodoPort: FilterTodosPort {
  /// Whether the last load contained the todo, whether or not it is listed.
  func contains(_ id: TodoItem.ID) -> Bool
  /// Whether the todo passes the filter.
  func lists(_ id: TodoItem.ID) -> Bool
  /// Selects a todo, and returns it and its row, or nil if it isn't listed.
  func select(_ id: TodoItem.ID) -> ListedTodos.Selection?
}

/// Makes sure that a todo is listed, and selects it; ignores a todo that no longer exists.
final class RevealTodoInteractor {
  weak var output: (any RevealTodoOutput)?

  private let data: any RevealTodoPort

  init(data: any RevealTodoPort) {
    self.data = data
  }
}

extension RevealTodoInteractor: RevealTodoUseCase {
  func reveal(_ id: TodoItem.ID) {
    guard data.contains(id) else { return }
    if !data.lists(id) {
      data.filter = .all
      if let listed = data.listed { output?.loaded(TodoListResponse(listed)) }
    }
    if let selection = data.select(id) {
      output?.selected(TodoListResponse.Selection(selection))
    }
  }
}
