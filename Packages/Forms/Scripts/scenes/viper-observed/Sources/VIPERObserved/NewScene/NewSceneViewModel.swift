import Observation

/// What NewScene shows, as its presenter set it; it does nothing, and knows nobody.
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
