import Presentation
import Shared

@testable import MVPPresentation

/// A presenter that presents what it is given, and remembers what its view told it.
final class RecordingEditCatPresenter: EditCatPresenterProtocol {
  enum Call: Equatable {
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  var presentation: EditCatPresentation { didSet { view?.presentationChanged() } }
  private(set) var calls: [Call] = []
  private(set) weak var view: (any EditCatViewProtocol)?

  init(_ picture: Bitmap) {
    presentation = EditCatPresentation(picture: CatPicture(picture), choices: ["A", "B"])
  }

  func attach(_ view: any EditCatViewProtocol) { self.view = view }
  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
