import Shared

/// What the presenter asks for when a todo was saved.
protocol RevealTodoUseCase: AnyObject {
  func reveal(_ id: Int64)
}

/// What revealing answers.
protocol RevealTodoOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func revealed(_ id: Int64)
}

/// What revealing needs of whatever keeps todos.
protocol RevealTodoPort: FilterTodosPort {
  /// Whether a todo is among those that were loaded last, listed or not.
  func contains(_ id: Int64) -> Bool
}

/// Sees to it that a todo is listed; one that is gone changes nothing.
final class RevealTodoInteractor {
  weak var output: (any RevealTodoOutput)?

  private let data: any RevealTodoPort

  init(data: any RevealTodoPort) {
    self.data = data
  }
}

extension RevealTodoInteractor: RevealTodoUseCase {
  func reveal(_ id: Int64) {
    guard data.contains(id) else { return }
    if data.listed?.row(id) == nil {
      data.filter = .all
      if let listed = data.listed { output?.loaded(TodoListResponse(listed)) }
    }
    output?.revealed(id)
  }
}
