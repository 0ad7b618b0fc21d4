import Shared

@testable import VIPERObserved

/// Records the interactor's answers.
final class RecordingEditCatInteractorOutput: EditCatInteractorOutput {
  enum Answer: Equatable {
    case started(Bitmap)
    case filterStarted(PictureFilter)
    case filtered(Bitmap)
    case saveStarted
    case saved(as: String)
    case saveFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func started(_ picture: Bitmap) { answers.append(.started(picture)) }
  func filterStarted(_ filter: PictureFilter) { answers.append(.filterStarted(filter)) }
  func filtered(_ picture: Bitmap) { answers.append(.filtered(picture)) }
  func saveStarted() { answers.append(.saveStarted) }
  func saved(as name: String) { answers.append(.saved(as: name)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
}
