@testable import VIPERGateway

/// Remembers how often NewScene closed.
final class RecordingNewSceneModuleOutput: NewSceneModuleOutput {
  private(set) var closed = 0

  func newSceneClosed() { closed += 1 }
}
