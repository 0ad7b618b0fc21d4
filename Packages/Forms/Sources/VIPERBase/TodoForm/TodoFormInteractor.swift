import Shared

/// Does the business of the form: keeps the draft within its rules, and saves it.
final class TodoFormInteractor {
  weak var output: (any TodoFormInteractorOutput)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var draft: TodoDraft

  init(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar, request: TodoFormRequest?
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    let today = calendar.day(of: clock.now)
    if let request {
      draft = TodoDraft(
        editing: request.id, title: request.title, due: request.due,
        today: today)
    } else {
      draft = TodoDraft(today: today)
    }
  }
}

extension TodoFormInteractor: TodoFormInteractorProtocol {
  func start() {
    output?.started(
      TodoFormResponse(isNew: draft.id == nil, title: draft.title, due: draft.due))
  }

  func changeTitle(to title: String) {
    draft.title = title
  }

  func moveDue(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
    output?.dueMoved(to: draft.due)
  }

  func save() {
    do {
      let id = try store.save(draft.validated(), now: clock.now)
      output?.saved(id)
    } catch let error as TodoTitle.Invalid {
      output?.titleRefused(error)
    } catch {
      output?.saveFailed(reason: "\(error)")
    }
  }
}

extension TodoFormInteractor: BaseInteractor {
  var forPresenter: any TodoFormInteractorProtocol { self }
}
