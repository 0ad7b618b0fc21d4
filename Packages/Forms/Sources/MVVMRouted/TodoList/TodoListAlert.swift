import Shared

/// What the list has to ask or to say before anything else, in words, and what a yes is about.
nonisolated enum TodoListAlert: Equatable, Sendable {
  case delete(TodoItem.ID, question: String)
  case clearDone([TodoItem.ID], question: String)
  case failure(String, reason: String)
}
