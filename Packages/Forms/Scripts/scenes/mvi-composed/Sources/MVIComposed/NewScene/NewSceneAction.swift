/// What happens to NewScene.
nonisolated enum NewSceneAction: FeatureAction, Equatable, Sendable {
  /// What the user does.
  enum ViewAction: Equatable, Sendable {
    case appeared
    case reloadPressed
    case closePressed
    case alertAnswered
  }

  /// What it asks of the scene that contains it.
  enum DelegateAction: Equatable, Sendable {
    case closed
  }

  case view(ViewAction)
  // What the world answers.
  case loaded(count: Int)
  case loadFailed(reason: String)
  case delegate(DelegateAction)
}
