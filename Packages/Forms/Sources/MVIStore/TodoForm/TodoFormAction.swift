import Shared

/// What happens to the form.
nonisolated enum TodoFormAction: Action {
  // What the user does.
  /// The cursor is counted in characters from the start.
  case titleTyped(String, cursor: Int)
  case dueMoved(byDays: Int)
  case nextFieldPressed
  case savePressed
  case cancelPressed
  case alertAnswered
  // What the world answers.
  case opened(TodoItem?, today: CalendarDay)
  case saved(TodoItem.ID)
  case saveFailed(reason: String)
}
