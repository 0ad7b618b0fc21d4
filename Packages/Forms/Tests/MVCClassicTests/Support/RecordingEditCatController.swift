@testable import MVCClassic

/// A controller that decides nothing and records the calls of its view.
final class RecordingEditCatController: EditCatControlling {
  enum Call: Equatable {
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
