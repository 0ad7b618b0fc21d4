/// What is asked or said before anything else, in words.
nonisolated enum SceneAlert: Equatable, Sendable {
  case question(String)
  case notice(String, reason: String?)
}
