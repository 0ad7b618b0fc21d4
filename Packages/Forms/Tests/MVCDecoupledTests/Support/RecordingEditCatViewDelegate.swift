@testable import MVCDecoupled

/// A controller that decides nothing and records the calls of its view.
final class RecordingEditCatViewDelegate: EditCatViewDelegate {
  enum Call: Equatable {
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
  }

  private(set) var calls: [Call] = []

  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
}
