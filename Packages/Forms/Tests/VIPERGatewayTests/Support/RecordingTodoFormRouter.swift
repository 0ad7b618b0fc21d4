@testable import VIPERGateway

/// Remembers how often it was asked to close the form.
final class RecordingTodoFormRouter: TodoFormRouterProtocol {
  private(set) var closed = 0

  func close() { closed += 1 }
}
