@testable import MVCClassic

/// A controller that decides nothing and records the calls of its view.
final class RecordingNewSceneController: NewSceneControlling {
  enum Call: Equatable {
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
