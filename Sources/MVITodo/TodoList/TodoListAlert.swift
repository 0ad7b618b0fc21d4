/// What the list has to ask or to say before anything else.
nonisolated enum TodoListAlert: Equatable, Sendable {
  case question(String)
  case failure(String, reason: String)
}
