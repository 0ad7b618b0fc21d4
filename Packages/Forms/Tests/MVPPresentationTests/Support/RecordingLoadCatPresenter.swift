@testable import MVPPresentation

/// A presenter that presents what it is given, and remembers what its view told it.
final class RecordingLoadCatPresenter: LoadCatPresenterProtocol {
  enum Call: Equatable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  var presentation = LoadCatPresentation() {
    didSet { view?.presentationChanged() }
  }
  private(set) var calls: [Call] = []
  private(set) weak var view: (any LoadCatViewProtocol)?

  func attach(_ view: any LoadCatViewProtocol) { self.view = view }
  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
