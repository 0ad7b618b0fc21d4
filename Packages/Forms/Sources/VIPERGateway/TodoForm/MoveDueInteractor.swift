import Shared

/// Called by the presenter when the user moves the due day.
protocol MoveDueUseCase: AnyObject {
  func moveDue(byDays days: Int)
}

/// Receives the result of moving the due day.
protocol MoveDueOutput: AnyObject {
  func dueMoved(to due: CalendarDay)
}

/// Moves the draft's due day as far as the rules allow.
final class MoveDueInteractor {
  weak var output: (any MoveDueOutput)?

  private let data: any TodoDraftPort
  private let calendar: DayCalendar

  init(data: any TodoDraftPort, calendar: DayCalendar) {
    self.data = data
    self.calendar = calendar
  }
}

extension MoveDueInteractor: MoveDueUseCase {
  func moveDue(byDays days: Int) {
    guard let draft = data.draft?.due(days: days, laterIn: calendar) else { return }
    data.draft = draft
    output?.dueMoved(to: draft.due)
  }
}
