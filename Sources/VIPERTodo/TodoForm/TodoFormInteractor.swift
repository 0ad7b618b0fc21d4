import Shared

/// Does the business of the form: keeps the draft within its rules, and saves it.
final class TodoFormInteractor {
  weak var output: (any TodoFormInteractorOutput)?

  private let environment: AppEnvironment
  private var draft: TodoDraft

  init(environment: AppEnvironment, request: TodoFormRequest?) {
    self.environment = environment
    let today = environment.today
    if let request {
      draft = TodoDraft(
        editing: TodoItem.ID(rawValue: request.id), title: request.title,
        due: CalendarDay(iso: request.day) ?? today, today: today)
    } else {
      draft = TodoDraft(today: today)
    }
  }

  private var due: TodoFormResponse.Due {
    TodoFormResponse.Due(
      day: draft.due.iso, weekday: environment.calendar.weekday(of: draft.due).name)
  }
}

extension TodoFormInteractor: TodoFormInteractorProtocol {
  func start() {
    output?.started(TodoFormResponse(isNew: draft.id == nil, title: draft.title, due: due))
  }

  func changeTitle(to title: String) {
    draft.title = title
  }

  func moveDue(byDays days: Int) {
    draft.moveDue(byDays: days, in: environment.calendar)
    output?.dueMoved(to: due)
  }

  func save() {
    do {
      let id = try environment.todoStore.save(draft.validated(), now: environment.clock.now)
      output?.saved(id.rawValue)
    } catch TodoTitle.Invalid.empty {
      output?.titleMissing()
    } catch TodoTitle.Invalid.tooLong {
      output?.titleTooLong(maximum: TodoTitle.maximumLength)
    } catch {
      output?.saveFailed(reason: "\(error)")
    }
  }
}
