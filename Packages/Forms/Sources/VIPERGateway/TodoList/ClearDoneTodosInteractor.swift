import Shared

/// Called by the presenter to delete the done todos.
protocol ClearDoneTodosUseCase: AnyObject {
  func deleteDone(among ids: [TodoItem.ID])
}

/// Receives failures of clearing; after a success, observers of the todos are notified.
protocol ClearDoneTodosOutput: AnyObject {
  func deleteFailed(reason: String)
}

/// The data access that clearing needs.
protocol ClearDoneTodosPort: AnyObject {
  func deleteDone(among ids: [TodoItem.ID]) throws(DataFailure)
}

/// Deletes the given todos, except those that aren't done any more.
final class ClearDoneTodosInteractor {
  weak var output: (any ClearDoneTodosOutput)?

  private let data: any ClearDoneTodosPort

  init(data: any ClearDoneTodosPort) {
    self.data = data
  }
}

extension ClearDoneTodosInteractor: ClearDoneTodosUseCase {
  func deleteDone(among ids: [TodoItem.ID]) {
    do throws(DataFailure) {
      try data.deleteDone(among: ids)
    } catch {
      output?.deleteFailed(reason: error.description)
    }
  }
}
