import Shared

@testable import VIPERGateway

/// Remembers what the use cases of the list answered.
final class RecordingTodoListOutput: LoadTodosOutput, FilterTodosOutput, RevealTodoOutput,
  MarkTodoDoneOutput, DeleteTodoOutput, ClearDoneTodosOutput
{
  /// A response isn't compared as a whole, for it looks rows up; the last one can be looked at.
  enum Answer: Equatable {
    case loaded
    case revealed(Int64)
    case loadFailed(reason: String)
    case saveFailed(reason: String)
    case deleteFailed(reason: String)
  }

  private(set) var answers: [Answer] = []
  private(set) var response: TodoListResponse?

  /// The titles of the last response, row by row.
  var titles: [String]? { response?.rows.map(\.title) }

  /// The rows in which the last response has the todos with these ids.
  func rows(of ids: Int64...) -> [Int?] {
    ids.map { id in response?.row(id) }
  }

  func loaded(_ response: TodoListResponse) {
    answers.append(.loaded)
    self.response = response
  }

  func revealed(_ id: Int64) { answers.append(.revealed(id)) }

  func loadFailed(reason: String) { answers.append(.loadFailed(reason: reason)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
  func deleteFailed(reason: String) { answers.append(.deleteFailed(reason: reason)) }
}
