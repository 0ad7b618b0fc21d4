import Presentation

/// A question or a message as text, to be answered before anything else.
nonisolated enum SceneAlert: Equatable, Sendable {
  case question(String)
  case notice(Notice)
}
