@testable import RoadStep5

/// Records the interactor's answers.
final class RecordingEditCatInteractorOutput: EditCatInteractorOutput {
  enum Answer: Equatable {
    case changed(EditCatResponse)
    case saved(as: String)
    case saveFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func changed(_ response: EditCatResponse) { answers.append(.changed(response)) }
  func saved(as name: String) { answers.append(.saved(as: name)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
}
