@testable import VIPERRoutes

/// Remembers where it was asked to navigate.
final class RecordingTodoListRouter: TodoListRouterProtocol {
  private(set) var requests: [TodoFormRequest] = []

  private(set) weak var output: (any TodoFormModuleOutput)?

  func presentForm(_ request: TodoFormRequest, output: any TodoFormModuleOutput) {
    requests.append(request)
    self.output = output
  }
}
