@testable import MVPSupervising

/// A presenter that decides nothing and records the calls of its view.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case attached
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  let observed: any NewSceneReading
  private(set) var calls: [Call] = []

  init(_ model: any NewSceneReading) { observed = model }

  func attach(_ view: any NewSceneViewProtocol) { calls.append(.attached) }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
