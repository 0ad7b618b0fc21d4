import Shared

/// Called by the presenter to mark a todo as done or not done.
protocol MarkTodoDoneUseCase: AnyObject {
  func setDone(_ isDone: Bool, _ id: TodoItem.ID)
}

/// Receives failures of marking; after a success, observers of the todos are notified.
protocol MarkTodoDoneOutput: AnyObject {
  func saveFailed(reason: String)
}

/// The data access that marking needs.
protocol MarkTodoDonePort: AnyObject {
  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(DataFailure)
}

/// Marks a todo as done or not done.
final class MarkTodoDoneInteractor {
  weak var output: (any MarkTodoDoneOutput)?

  private let data: any MarkTodoDonePort

  init(data: any MarkTodoDonePort) {
    self.data = data
  }
}

extension MarkTodoDoneInteractor: MarkTodoDoneUseCase {
  func setDone(_ isDone: Bool, _ id: TodoItem.ID) {
    do throws(DataFailure) {
      try data.setDone(isDone, id)
    } catch {
      output?.saveFailed(reason: error.description)
    }
  }
}
