@testable import VIPERRoutes

/// A presenter that has what the test sets, decides nothing and records the calls of its view.
final class RecordingNewScenePresenter: NewScenePresenterProtocol, NewSceneDataSource {
  enum Call: Equatable {
    case appeared
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  var dataSource: any NewSceneDataSource { self }
  var eventHandler: any NewSceneEventHandler { self }

  var left = ""
  var alert: SceneAlert?
}

extension RecordingNewScenePresenter: NewSceneEventHandler {
  func appeared() { calls.append(.appeared) }
  func reloadPressed() { calls.append(.reloadPressed) }
  func closePressed() { calls.append(.closePressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
