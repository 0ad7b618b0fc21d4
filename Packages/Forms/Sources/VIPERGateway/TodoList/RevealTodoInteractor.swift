import Shared

/// What the presenter asks for when a todo was saved.
protocol RevealTodoUseCase: AnyObject {
  func reveal(_ id: TodoItem.ID)
}

/// What revealing answers.
protocol RevealTodoOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func selected(_ selection: TodoListResponse.Selection)
}

/// What revealing needs of whatever keeps todos.
protocol RevealTodoPort: FilterTodosPort {
  /// Whether a todo is among those that were loaded last, listed or not.
  func contains(_ id: TodoItem.ID) -> Bool
  /// Whether a todo is among those that the filter lets through.
  func lists(_ id: TodoItem.ID) -> Bool
  /// Selects a todo, and answers with it and its row; nil when it isn't listed.
  func select(_ id: TodoItem.ID) -> ListedTodos.Selection?
}

/// Sees to it that a todo is listed, and selects it; one that is gone changes nothing.
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
