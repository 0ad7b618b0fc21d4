@testable import VIPERTodo

/// Remembers where it was asked to lead.
final class MockTodoListRouter: TodoListRouterProtocol {
  private(set) var requests: [TodoFormRequest?] = []

  func showForm(_ request: TodoFormRequest?) { requests.append(request) }
}
