import Presentation
import Shared

@testable import MVPPresentation

/// A presenter that presents what it is given, and records the calls of its view.
final class RecordingEditCatPresenter: EditCatPresenterProtocol {
  enum Call: Equatable {
    case attached
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  var presentation: EditCatPresentation
  private(set) var calls: [Call] = []

  init(_ picture: Bitmap) {
    presentation = EditCatPresentation(picture: CatPicture(picture), choices: ["A", "B"])
  }

  func attach(_ view: any EditCatViewProtocol) { calls.append(.attached) }
  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
