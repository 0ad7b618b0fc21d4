@testable import VIPERBase

/// A presenter that decides nothing and records the calls of its view.
final class RecordingLoadCatPresenter: LoadCatPresenterProtocol {
  enum Call: Equatable {
    case appeared
    case loadPressed
    case cancelPressed
    case editPressed
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
