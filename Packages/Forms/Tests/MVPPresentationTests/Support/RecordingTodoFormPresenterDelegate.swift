import Shared

@testable import MVPPresentation

/// Remembers how a form ended.
final class RecordingTodoFormPresenterDelegate: TodoFormPresenterDelegate {
  enum Call: Equatable {
    case saved(TodoItem.ID)
    case cancelled
  }

  private(set) var calls: [Call] = []

  func todoFormSaved(_ id: TodoItem.ID) { calls.append(.saved(id)) }
  func todoFormCancelled() { calls.append(.cancelled) }
}
