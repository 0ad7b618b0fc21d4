import Shared

/// What the presenter asks for when a todo is to go.
protocol DeleteTodoUseCase: AnyObject {
  func delete(_ id: TodoItem.ID)
}

/// What deleting answers; that it succeeded is told by those who follow the todos.
protocol DeleteTodoOutput: AnyObject {
  func deleteFailed(reason: String)
}

/// What deleting needs of whatever keeps todos.
protocol DeleteTodoPort: AnyObject {
  func delete(_ id: TodoItem.ID) throws(DataFailure)
}

/// Deletes a todo.
final class DeleteTodoInteractor {
  weak var output: (any DeleteTodoOutput)?

  private let data: any DeleteTodoPort

  init(data: any DeleteTodoPort) {
    self.data = data
  }
}

extension DeleteTodoInteractor: DeleteTodoUseCase {
  func delete(_ id: TodoItem.ID) {
    do throws(DataFailure) {
      try data.delete(id)
    } catch {
      output?.deleteFailed(reason: error.description)
    }
  }
}
