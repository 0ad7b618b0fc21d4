@testable import MVCDecoupled

/// A controller that decides nothing and records the calls of its view.
final class RecordingLoadCatViewDelegate: LoadCatViewDelegate {
  enum Call: Equatable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  private(set) var calls: [Call] = []

  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
