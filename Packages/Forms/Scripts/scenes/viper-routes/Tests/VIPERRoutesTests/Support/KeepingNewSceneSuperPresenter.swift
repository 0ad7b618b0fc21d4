@testable import VIPERRoutes

/// Keeps the data of NewScene, and does nothing with it.
final class KeepingNewSceneSuperPresenter: NewSceneSuperPresenter {
  var data = NewSceneData()
}
