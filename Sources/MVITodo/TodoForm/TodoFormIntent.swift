import Shared

/// What the user does in the form.
nonisolated enum TodoFormIntent: Equatable, Sendable {
  /// The cursor is counted in characters from the start.
  case titleTyped(String, cursor: Int)
  case dueMoved(byDays: Int)
  case nextFieldPressed
  case savePressed
  case cancelPressed
  case alertAnswered
}

/// What the form asks of the world.
nonisolated enum TodoFormEffect: Equatable, Sendable {
  case save(TodoDraft)
}

/// What the world answers.
nonisolated enum TodoFormAnswer: Equatable, Sendable {
  case saved(TodoItem.ID)
  case saveFailed(reason: String)
}
