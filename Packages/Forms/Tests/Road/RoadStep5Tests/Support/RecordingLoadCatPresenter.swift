@testable import RoadStep5

/// A presenter that decides nothing and records the calls of its view.
final class RecordingLoadCatPresenter: LoadCatPresenterProtocol {
  enum Call: Equatable {
    case attached
    case loadPressed
    case cancelPressed
    case editPressed
  }

  private(set) var calls: [Call] = []

  func attach(_ view: any LoadCatViewProtocol) { calls.append(.attached) }
  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
