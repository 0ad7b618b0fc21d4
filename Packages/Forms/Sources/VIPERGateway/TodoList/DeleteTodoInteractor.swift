import Shared

/// Called by the presenter to delete a todo.
protocol DeleteTodoUseCase: AnyObject {
  func delete(_ id: TodoItem.ID)
}

/// Receives failures of deleting; after a success, observers of the todos are notified.
protocol DeleteTodoOutput: AnyObject {
  func deleteFailed(reason: String)
}

/// The data access that deleting needs.
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
