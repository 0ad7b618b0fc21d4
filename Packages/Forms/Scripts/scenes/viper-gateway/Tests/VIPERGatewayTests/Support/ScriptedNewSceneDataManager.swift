@testable import VIPERGateway

/// A data manager without a store that answers with what the test sets.
final class ScriptedNewSceneDataManager: @MainActor NewSceneDataManager {
  var onChange: () -> Void = {}
  var answer: Result<NewSceneEntity, DataFailure> = .success(NewSceneEntity(left: 1))

  func load() throws(DataFailure) -> NewSceneEntity { try answer.get() }
}
