/// Everything NewScene shows, ready for display.
nonisolated struct NewScenePresentation: Equatable, Sendable {
  /// Why the todos couldn't be loaded.
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  var left = ""
  var failure: Failure?
}
