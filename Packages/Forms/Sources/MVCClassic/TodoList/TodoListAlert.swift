import Shared

/// What the list has to ask or to say before anything else.
nonisolated enum TodoListAlert: Equatable, Sendable {
  case delete(TodoItem)
  case clearDone([TodoItem.ID])
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)
}
