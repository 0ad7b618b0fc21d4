@testable import VIPERBase

/// A presenter that decides nothing and records the calls of its view.
final class RecordingEditCatPresenter: EditCatPresenterProtocol {
  enum Call: Equatable {
    case appeared
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
