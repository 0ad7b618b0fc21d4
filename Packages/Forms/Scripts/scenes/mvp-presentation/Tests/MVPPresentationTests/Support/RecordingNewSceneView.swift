@testable import MVPPresentation

/// A view that draws nothing and counts how often it was notified.
final class RecordingNewSceneView: NewSceneViewProtocol {
  private var changes = 0

  /// Returns the number of notifications and resets it.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }

  func presentationChanged() { changes += 1 }
}
