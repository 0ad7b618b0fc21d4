/// All that NewScene is at one moment, and nothing that follows from it.
nonisolated struct NewSceneState: Equatable, Sendable {
  /// Nil until the first successful load.
  var count: Int?
  /// Why the todos couldn't be loaded.
  var loadFailure: String?
}
