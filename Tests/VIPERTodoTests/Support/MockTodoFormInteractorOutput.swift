@testable import VIPERTodo

/// Remembers what the interactor answered.
final class MockTodoFormInteractorOutput: TodoFormInteractorOutput {
  enum Answer: Equatable {
    case started(TodoFormResponse)
    case dueMoved(to: TodoFormResponse.Due)
    case saved(Int64)
    case titleMissing
    case titleTooLong(maximum: Int)
    case saveFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func started(_ response: TodoFormResponse) { answers.append(.started(response)) }
  func dueMoved(to due: TodoFormResponse.Due) { answers.append(.dueMoved(to: due)) }
  func saved(_ id: Int64) { answers.append(.saved(id)) }
  func titleMissing() { answers.append(.titleMissing) }
  func titleTooLong(maximum: Int) { answers.append(.titleTooLong(maximum: maximum)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
}
