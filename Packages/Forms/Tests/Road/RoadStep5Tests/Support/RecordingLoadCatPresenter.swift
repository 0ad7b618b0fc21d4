@testable import RoadStep5

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingLoadCatPresenter: LoadCatPresenterProtocol {
  enum Call: Equatable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  private(set) var calls: [Call] = []
  private(set) weak var view: (any LoadCatViewProtocol)?

  func attach(_ view: any LoadCatViewProtocol) { self.view = view }
  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
