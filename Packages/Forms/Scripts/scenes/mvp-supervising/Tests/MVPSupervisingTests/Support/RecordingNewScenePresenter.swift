@testable import MVPSupervising

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case reloadPressed
    case closePressed
  }

  let observed: any NewSceneReading
  private(set) var calls: [Call] = []
  private(set) weak var view: (any NewSceneViewProtocol)?

  init(_ model: any NewSceneReading) { observed = model }

  func attach(_ view: any NewSceneViewProtocol) { self.view = view }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
}
