import Shared

/// Called by the presenter when the form opens.
protocol StartDraftUseCase: AnyObject {
  func start()
}

/// Receives the result of starting.
protocol StartDraftOutput: AnyObject {
  func started(_ response: TodoFormResponse)
}

/// Starts a draft of a new todo or of the one to edit.
final class StartDraftInteractor {
  weak var output: (any StartDraftOutput)?

  private let data: any TodoDraftPort
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let request: TodoFormRequest?

  init(
    data: any TodoDraftPort, clock: any WallClock, calendar: DayCalendar, request: TodoFormRequest?
  ) {
    self.data = data
    self.clock = clock
    self.calendar = calendar
    self.request = request
  }

  private var newDraft: TodoDraftEntity {
    let today = calendar.day(of: clock.now)
    guard let request else { return TodoDraftEntity(today: today) }
    return TodoDraftEntity(
      editing: request.id, title: request.title, due: request.due, today: today)
  }
}

extension StartDraftInteractor: StartDraftUseCase {
  /// Starts the draft once; later calls answer with the current draft.
  func start() {
    let draft = data.draft ?? newDraft
    data.draft = draft
    output?.started(
      TodoFormResponse(isNew: draft.id == nil, title: draft.title, due: draft.due))
  }
}
