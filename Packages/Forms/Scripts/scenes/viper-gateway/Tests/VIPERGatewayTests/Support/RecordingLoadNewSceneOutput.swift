@testable import VIPERGateway

/// Records the use case's answers.
final class RecordingLoadNewSceneOutput: LoadNewSceneOutput {
  enum Answer: Equatable {
    case loaded(NewSceneResponse)
    case loadFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func loaded(_ response: NewSceneResponse) { answers.append(.loaded(response)) }
  func loadFailed(reason: String) { answers.append(.loadFailed(reason: reason)) }
}
