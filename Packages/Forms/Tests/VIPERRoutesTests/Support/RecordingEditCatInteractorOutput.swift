import Shared

@testable import VIPERRoutes

/// Remembers what the interactor answered.
final class RecordingEditCatInteractorOutput: EditCatInteractorOutput {
  enum Answer: Equatable {
    case filtered(Bitmap)
    case saved(as: String)
    case saveFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func filtered(_ picture: Bitmap) { answers.append(.filtered(picture)) }
  func saved(as name: String) { answers.append(.saved(as: name)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
}
