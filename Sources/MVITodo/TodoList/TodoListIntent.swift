import Shared

/// Everything that can happen to the list.
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

  case storeChanged
  case loaded(TodoIndex, SectionDays)
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)

  case formReady(TodoItem?, today: CalendarDay)
  case form(TodoFormIntent)
}

/// What the list asks of the world.
nonisolated enum TodoListEffect: Equatable, Sendable {
  case observe
  case load
  /// Loads again after a change that failed, of which there is something to say already.
  case refresh
  case setDone(Bool, TodoItem.ID)
  case delete(TodoItem.ID)
  case deleteDone([TodoItem.ID])
  case prepareForm(TodoItem?)
  case form(TodoFormEffect)
}
