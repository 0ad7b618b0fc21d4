import Shared

/// What the presenter asks for when another due day is wanted.
protocol MoveDueUseCase: AnyObject {
  func moveDue(byDays days: Int)
}

/// What moving answers.
protocol MoveDueOutput: AnyObject {
  func dueMoved(to due: CalendarDay)
}

/// Moves the draft's due day, as far as it may go.
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
