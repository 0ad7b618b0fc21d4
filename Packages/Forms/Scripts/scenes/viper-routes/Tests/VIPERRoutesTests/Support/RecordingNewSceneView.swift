@testable import VIPERRoutes

/// A view that pulls nothing, and counts how often it was told that there is something new.
final class RecordingNewSceneView: NewSceneViewProtocol {
  private var changes = 0

  /// The changes since the last time.
  func takeChanges() -> Int {
    defer { changes = 0 }
    return changes
  }

  func dataChanged() { changes += 1 }
}
