import Shared

/// What the list needs from outside.
enum TodoListEffect {
  case load
  /// Loads after a failure, unless that fails too.
  case reload
  case setDone(Bool, TodoItem.ID)
  case delete(TodoItem.ID)
  case deleteDone([TodoItem.ID])
  /// Prepares a draft as of today, of a todo or of a new one.
  case draft(TodoItem?)
  case form(TodoFormEffect)
}

/// What can fail in the list.
enum TodoOperation {
  case load
  case save
  case delete
}
