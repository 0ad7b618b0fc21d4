@testable import VIPERRoutes

/// Records the interactor's answers.
final class RecordingNewSceneInteractorOutput: NewSceneInteractorOutput {
  enum Answer: Equatable {
    case loaded(NewSceneResponse)
    case loadFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func loaded(_ response: NewSceneResponse) { answers.append(.loaded(response)) }
  func loadFailed(reason: String) { answers.append(.loadFailed(reason: reason)) }
}
