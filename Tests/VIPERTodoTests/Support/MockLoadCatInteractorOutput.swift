@testable import VIPERTodo

/// Remembers what the interactor answered.
final class MockLoadCatInteractorOutput: LoadCatInteractorOutput {
  enum Answer: Equatable {
    case addressArrived(String)
    case pictureArrived(CatPicture)
    case loadFailed(LoadCatFailure)
  }

  private(set) var answers: [Answer] = []

  func addressArrived(_ address: String) { answers.append(.addressArrived(address)) }
  func pictureArrived(_ picture: CatPicture) { answers.append(.pictureArrived(picture)) }
  func loadFailed(_ failure: LoadCatFailure) { answers.append(.loadFailed(failure)) }
}
