import Shared

@testable import VIPERObserved

/// Remembers which todos forms saved.
final class RecordingTodoFormModuleOutput: TodoFormModuleOutput {
  private(set) var saved: [TodoItem.ID] = []

  func todoFormSaved(_ id: TodoItem.ID) { saved.append(id) }
}
