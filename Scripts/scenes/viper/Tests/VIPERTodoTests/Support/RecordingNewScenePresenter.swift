@testable import VIPERTodo

/// A presenter that decides nothing and records the calls of its view.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case appeared
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
