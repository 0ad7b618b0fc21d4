@testable import VIPERRoutes

/// Keeps what NewScene is about, and does nothing with it.
final class KeepingNewSceneSuperPresenter: NewSceneSuperPresenter {
  var data = NewSceneData()
}
