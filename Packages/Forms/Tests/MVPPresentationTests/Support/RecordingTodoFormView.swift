@testable import MVPPresentation

/// A view that draws nothing and remembers how often it was told to.
final class RecordingTodoFormView: TodoFormViewProtocol {
  private var changes = 0

  /// How often there was something new to show since the last time.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }

  func presentationChanged() { changes += 1 }
}
