@testable import VIPERGateway

/// A data manager without a store that answers what the test says.
final class ScriptedNewSceneDataManager: @MainActor NewSceneDataManager {
  var onChange: () -> Void = {}
  var answer: Result<NewSceneEntity, DataFailure> = .success(NewSceneEntity(left: 1))

  func load() throws(DataFailure) -> NewSceneEntity { try answer.get() }
}
