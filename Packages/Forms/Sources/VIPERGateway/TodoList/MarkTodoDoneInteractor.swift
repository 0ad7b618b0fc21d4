import Shared

/// What the presenter asks for when a todo is done, or not done after all.
protocol MarkTodoDoneUseCase: AnyObject {
  func setDone(_ isDone: Bool, _ id: TodoItem.ID)
}

/// What marking answers; that it succeeded is told by those who follow the todos.
protocol MarkTodoDoneOutput: AnyObject {
  func saveFailed(reason: String)
}

/// What marking needs of whatever keeps todos.
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
