@testable import MVPPresentation

/// Remembers how often NewScene closed.
final class RecordingNewScenePresenterDelegate: NewScenePresenterDelegate {
  private(set) var closed = 0

  func newSceneClosed() { closed += 1 }
}
