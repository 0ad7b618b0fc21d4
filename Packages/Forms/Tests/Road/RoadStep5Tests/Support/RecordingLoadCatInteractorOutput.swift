import Shared

@testable import RoadStep5

/// Records the interactor's answers.
final class RecordingLoadCatInteractorOutput: LoadCatInteractorOutput {
  enum Answer: Equatable {
    case loadStarted
    case addressArrived(String)
    case pictureArrived(Bitmap)
    case loadFailed(CatError)
  }

  private(set) var answers: [Answer] = []

  func loadStarted() { answers.append(.loadStarted) }
  func addressArrived(_ address: String) { answers.append(.addressArrived(address)) }
  func pictureArrived(_ picture: Bitmap) { answers.append(.pictureArrived(picture)) }
  func loadFailed(_ error: CatError) { answers.append(.loadFailed(error)) }
}
