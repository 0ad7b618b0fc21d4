import Shared

/// What happens to the list.
nonisolated enum TodoListAction: Action {
  // What the user does; that it appears is the user's doing, too.
  case appeared
  case selectionMoved(by: Int)
  case addPressed
  case editPressed
  case donePressed
  case deletePressed
  case filterPressed
  case clearDonePressed
  case alertAnswered(Bool)
  // What the world answers.
  case loaded(TodoIndex, SectionDays)
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)
}
