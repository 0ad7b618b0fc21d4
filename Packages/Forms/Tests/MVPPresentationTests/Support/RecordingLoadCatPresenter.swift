@testable import MVPPresentation

/// A presenter that presents what it is given, and records the calls of its view.
final class RecordingLoadCatPresenter: LoadCatPresenterProtocol {
  enum Call: Equatable {
    case attached
    case loadPressed
    case cancelPressed
    case editPressed
  }

  var presentation = LoadCatPresentation()
  private(set) var calls: [Call] = []

  func attach(_ view: any LoadCatViewProtocol) { calls.append(.attached) }
  func loadPressed() { calls.append(.loadPressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func editPressed() { calls.append(.editPressed) }
}
