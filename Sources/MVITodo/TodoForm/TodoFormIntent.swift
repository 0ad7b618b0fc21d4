import Shared

/// Everything that can happen to the form.
nonisolated enum TodoFormIntent: Equatable, Sendable {
  case titleChanged(to: String)
  case dueMoved(byDays: Int)
  case savePressed
  case cancelPressed
  case alertAnswered

  case saved(TodoItem.ID)
  case saveFailed(reason: String)
}

/// What the form asks of the world.
nonisolated enum TodoFormEffect: Equatable, Sendable {
  case save(TodoDraft)
}
