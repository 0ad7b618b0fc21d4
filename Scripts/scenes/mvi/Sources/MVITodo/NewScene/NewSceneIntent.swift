/// Everything that can happen to NewScene.
nonisolated enum NewSceneIntent: Equatable, Sendable {
  case reloadPressed
  case closePressed
  case alertAnswered

  case storeChanged
  case loaded(count: Int)
  case loadFailed(reason: String)
}

/// The side effects of NewScene.
nonisolated enum NewSceneEffect: Equatable, Sendable {
  case observe
  case stopObserving
  case load
}
