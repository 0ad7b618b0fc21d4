@testable import VIPERObserved

/// Remembers which todos the router said were saved.
final class RecordingTodoListRouterOutput: TodoListRouterOutput {
  private(set) var saved: [Int64] = []

  func todoFormSaved(_ id: Int64) { saved.append(id) }
}
