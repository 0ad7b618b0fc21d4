@testable import VIPERBase

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case appeared
    case reloadPressed
    case closePressed
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
}
