import Observation

/// The values that NewScene shows, set by its presenter; it has no logic and no references.
@Observable
final class NewSceneViewModel {
  /// Why the todos couldn't be loaded.
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  var left = ""
  var failure: Failure?
}
