@testable import VIPERBase

/// Remembers how often it was asked to close NewScene.
final class RecordingNewSceneRouter: NewSceneRouterProtocol {
  private(set) var closed = 0

  func close() { closed += 1 }
}
