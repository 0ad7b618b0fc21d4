@testable import VIPERTodo

/// Remembers what the interactor answered.
final class MockTodoListInteractorOutput: TodoListInteractorOutput {
  enum Answer: Equatable {
    case loaded(TodoListResponse)
    case revealed(Int64)
    case loadFailed(reason: String)
    case saveFailed(reason: String)
    case deleteFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  /// The todos of the last response that was loaded.
  var todos: [TodoListResponse.Todo] {
    response?.sections.flatMap(\.todos) ?? []
  }

  var titles: [String] { todos.map(\.title) }

  var response: TodoListResponse? {
    answers.lazy.compactMap { if case .loaded(let response) = $0 { response } else { nil } }.last
  }

  func loaded(_ response: TodoListResponse) { answers.append(.loaded(response)) }
  func revealed(_ id: Int64) { answers.append(.revealed(id)) }

  func loadFailed(reason: String) { answers.append(.loadFailed(reason: reason)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
  func deleteFailed(reason: String) { answers.append(.deleteFailed(reason: reason)) }
}
