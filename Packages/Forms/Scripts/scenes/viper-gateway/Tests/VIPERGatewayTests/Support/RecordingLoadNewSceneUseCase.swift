@testable import VIPERGateway

/// A use case that does nothing and counts its requests.
final class RecordingLoadNewSceneUseCase: LoadNewSceneUseCase {
  private(set) var loads = 0

  func load() { loads += 1 }
}
