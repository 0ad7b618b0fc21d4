@testable import MVCDecoupled

/// A controller that decides nothing and records the calls of its view.
final class RecordingNewSceneViewDelegate: NewSceneViewDelegate {
  enum Call: Equatable {
    case reloadPressed
    case closePressed
  }

  private(set) var calls: [Call] = []

  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
}
