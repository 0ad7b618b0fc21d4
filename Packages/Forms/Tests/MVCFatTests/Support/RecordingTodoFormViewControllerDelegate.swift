import Shared

@testable import MVCFat

/// Remembers how a form ended.
final class RecordingTodoFormViewControllerDelegate: TodoFormViewControllerDelegate {
  enum Call: Equatable {
    case saved(TodoItem.ID)
    case cancelled
  }

  private(set) var calls: [Call] = []

  func todoFormSaved(_ id: TodoItem.ID) { calls.append(.saved(id)) }
  func todoFormCancelled() { calls.append(.cancelled) }
}
