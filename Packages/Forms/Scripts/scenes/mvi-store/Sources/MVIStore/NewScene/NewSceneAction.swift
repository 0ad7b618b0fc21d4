/// What happens to NewScene.
nonisolated enum NewSceneAction: Action {
  // What the user does.
  case opened
  case reloadPressed
  case closePressed
  case alertAnswered
  // What the world answers.
  case loaded(count: Int)
  case loadFailed(reason: String)
}
