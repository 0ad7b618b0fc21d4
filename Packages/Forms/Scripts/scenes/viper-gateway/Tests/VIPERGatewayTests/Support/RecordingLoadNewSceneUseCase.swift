@testable import VIPERGateway

/// A use case that does nothing and counts how often it was asked to.
final class RecordingLoadNewSceneUseCase: LoadNewSceneUseCase {
  private(set) var loads = 0

  func load() { loads += 1 }
}
