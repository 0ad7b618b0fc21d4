import Shared

/// A question or a failure that comes before anything else.
nonisolated enum TodoListAlert: Equatable, Sendable {
  case delete(TodoItem)
  case clearDone([TodoItem.ID])
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)
}
