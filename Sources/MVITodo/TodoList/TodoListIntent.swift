import Shared

/// What the user does in the list; that it appears is the user's doing, too.
nonisolated enum TodoListIntent: Equatable, Sendable {
  case appeared
  case selectionMoved(by: Int)
  case addPressed
  case editPressed
  case donePressed
  case deletePressed
  case filterPressed
  case clearDonePressed
  case alertAnswered(Bool)
  case form(TodoFormIntent)
}

/// What the list asks of the world.
nonisolated enum TodoListEffect: Equatable, Sendable {
  /// Loads now, and whenever the store changes.
  case follow
  /// Loads again after a change that failed, of which there is something to say already.
  case refresh
  case setDone(Bool, TodoItem.ID)
  case delete(TodoItem.ID)
  case deleteDone([TodoItem.ID])
  case prepareForm(TodoItem?)
  case form(TodoFormEffect)
}

/// What the world answers.
nonisolated enum TodoListAnswer: Equatable, Sendable {
  case loaded(TodoIndex, SectionDays)
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)
  case formReady(TodoItem?, today: CalendarDay)
  case form(TodoFormAnswer)
}
