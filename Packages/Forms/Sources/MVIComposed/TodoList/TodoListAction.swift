import Shared

/// What happens to the list.
nonisolated enum TodoListAction: FeatureAction, Equatable, Sendable {
  /// What the user does; that it appears is the user's doing, too.
  enum ViewAction: Equatable, Sendable {
    case appeared
    case selectionMoved(by: Int)
    case addPressed
    case editPressed
    case donePressed
    case deletePressed
    case filterPressed
    case clearDonePressed
    case alertAnswered(Bool)
  }

  case view(ViewAction)
  // What the world answers.
  case loaded(TodoIndex, SectionDays)
  case loadFailed(reason: String)
  case saveFailed(reason: String)
  case deleteFailed(reason: String)
  case formReady(TodoItem?, today: CalendarDay)
  /// What happens to the form.
  case form(TodoFormAction)

  var form: TodoFormAction? {
    if case .form(let action) = self { action } else { nil }
  }
}
