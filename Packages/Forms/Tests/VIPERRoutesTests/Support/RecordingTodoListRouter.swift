@testable import VIPERRoutes

/// Remembers where it was asked to lead.
final class RecordingTodoListRouter: TodoListRouterProtocol {
  private(set) var requests: [TodoFormRequest] = []

  func presentForm(_ request: TodoFormRequest) { requests.append(request) }
}
