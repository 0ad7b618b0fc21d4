@testable import VIPERGateway

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case viewReady
    case reloadPressed
    case closePressed
  }

  private(set) var calls: [Call] = []

  func viewReady() { calls.append(.viewReady) }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
}
