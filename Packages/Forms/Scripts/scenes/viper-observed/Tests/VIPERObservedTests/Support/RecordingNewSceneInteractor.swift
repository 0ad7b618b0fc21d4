@testable import VIPERObserved

/// An interactor without business logic that counts how often it was asked to load.
final class RecordingNewSceneInteractor: NewSceneInteractorProtocol {
  private(set) var loads = 0

  func load() { loads += 1 }
}
