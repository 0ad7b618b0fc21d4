import Shared

@testable import VIPERRoutes

/// Records the interactor's answers.
final class RecordingTodoListInteractorOutput: TodoListInteractorOutput {
  enum Answer: Equatable {
    case loaded
    case loadFailed(reason: String)
    case saveFailed(reason: String)
    case deleteFailed(reason: String)
  }

  private(set) var answers: [Answer] = []
  private(set) var response: TodoListResponse?

  /// The titles of the last response, row by row.
  var titles: [String]? { response?.sections.flatMap(\.todos).map(\.title) }

  func loaded(_ response: TodoListResponse) {
    answers.append(.loaded)
    self.response = response
  }

  func loadFailed(reason: String) { answers.append(.loadFailed(reason: reason)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
  func deleteFailed(reason: String) { answers.append(.deleteFailed(reason: reason)) }
}
