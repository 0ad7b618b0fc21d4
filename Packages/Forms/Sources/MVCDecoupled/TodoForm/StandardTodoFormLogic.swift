import Shared

/// The form's business logic: limits how far the due day can move, validates, and saves.
final class StandardTodoFormLogic {
  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
  }
}

extension StandardTodoFormLogic: TodoFormLogic {
  func movedDue(of draft: TodoDraft, byDays days: Int) -> TodoDraft {
    var draft = draft
    draft.moveDue(byDays: days, in: calendar)
    return draft
  }

  func save(_ draft: TodoDraft) throws -> TodoItem.ID {
    try store.save(draft.validated(), now: clock.now)
  }
}
