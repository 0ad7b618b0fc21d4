import Shared

/// What the presenter asks for when the done todos are to go.
protocol ClearDoneTodosUseCase: AnyObject {
  func deleteDone(among ids: [TodoItem.ID])
}

/// What clearing answers; that it succeeded is told by those who follow the todos.
protocol ClearDoneTodosOutput: AnyObject {
  func deleteFailed(reason: String)
}

/// What clearing needs of whatever keeps todos.
protocol ClearDoneTodosPort: AnyObject {
  func deleteDone(among ids: [TodoItem.ID]) throws(DataFailure)
}

/// Deletes what was done when it was asked for; a todo that isn't done any more stays.
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
