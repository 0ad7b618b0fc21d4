@testable import MVPTodo

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case reloadPressed
    case closePressed
  }

  private(set) var calls: [Call] = []
  private(set) weak var view: (any NewSceneViewProtocol)?

  func attach(_ view: any NewSceneViewProtocol) { self.view = view }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
}
