@testable import MVPPresentation

/// A presenter that presents what it is given, and remembers what its view told it.
final class RecordingNewScenePresenter: NewScenePresenterProtocol {
  enum Call: Equatable {
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  var presentation = NewScenePresentation() {
    didSet { view?.presentationChanged() }
  }
  private(set) var calls: [Call] = []
  private(set) weak var view: (any NewSceneViewProtocol)?

  func attach(_ view: any NewSceneViewProtocol) { self.view = view }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
