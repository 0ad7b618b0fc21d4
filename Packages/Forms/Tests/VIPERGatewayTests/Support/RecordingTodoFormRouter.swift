@testable import VIPERGateway

/// Remembers how it was asked to close the form.
final class RecordingTodoFormRouter: TodoFormRouterProtocol {
  enum Call: Equatable {
    case closeSaved(Int64)
    case closeCancelled
  }

  private(set) var calls: [Call] = []

  func closeSaved(_ id: Int64) { calls.append(.closeSaved(id)) }
  func closeCancelled() { calls.append(.closeCancelled) }
}
