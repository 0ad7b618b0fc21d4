@testable import MVPSupervising

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingEditCatPresenter: EditCatPresenterProtocol {
  enum Call: Equatable {
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  let observed: any EditCatReading
  private(set) var calls: [Call] = []
  private(set) weak var view: (any EditCatViewProtocol)?

  init(_ model: any EditCatReading) { observed = model }

  func attach(_ view: any EditCatViewProtocol) { self.view = view }
  func choiceMoved(by rows: Int) { calls.append(.choiceMoved(by: rows)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
