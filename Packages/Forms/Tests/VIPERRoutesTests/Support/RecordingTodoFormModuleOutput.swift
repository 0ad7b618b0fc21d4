@testable import VIPERRoutes

/// Remembers how a form ended.
final class RecordingTodoFormModuleOutput: TodoFormModuleOutput {
  enum Call: Equatable {
    case saved(Int64)
    case cancelled
  }

  private(set) var calls: [Call] = []

  func todoFormSaved(_ id: Int64) { calls.append(.saved(id)) }
  func todoFormCancelled() { calls.append(.cancelled) }
}
