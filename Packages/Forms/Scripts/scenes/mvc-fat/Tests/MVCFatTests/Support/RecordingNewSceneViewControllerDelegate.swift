@testable import MVCFat

/// Remembers how often NewScene closed.
final class RecordingNewSceneViewControllerDelegate: NewSceneViewControllerDelegate {
  private(set) var closed = 0

  func newSceneClosed() { closed += 1 }
}
