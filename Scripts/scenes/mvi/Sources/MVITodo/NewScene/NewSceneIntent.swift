/// What the user does in NewScene.
nonisolated enum NewSceneIntent: Equatable, Sendable {
  case reloadPressed
  case closePressed
  case alertAnswered
}

/// What NewScene asks of the world.
nonisolated enum NewSceneEffect: Equatable, Sendable {
  /// Loads now, and whenever the store changes.
  case follow
  case stopFollowing
  case load
}

/// What the world answers.
nonisolated enum NewSceneAnswer: Equatable, Sendable {
  case loaded(count: Int)
  case loadFailed(reason: String)
}
