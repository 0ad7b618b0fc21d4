import Shared

/// The use cases of the form: draft a todo and save it.
final class TodoFormInteractor: TodoFormInteractorInput {
  weak var output: (any TodoFormInteractorOutput)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var draft: TodoDraft

  init(
    subject: TodoFormSubject, store: any TodoStore, clock: any WallClock, calendar: DayCalendar
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    let today = calendar.day(of: clock.now)
    switch subject {
    case .newTodo:
      draft = TodoDraft(today: today)
    case .existingTodo(let id, let title, let due):
      draft = TodoDraft(editing: id, title: title, due: due, today: today)
    }
  }

  func startDraft() {
    output?.didStartDraft(title: draft.title, due: draft.due, isNew: draft.id == nil)
  }

  func moveDue(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
    output?.didChangeDue(draft.due)
  }

  func save(title: String) {
    draft.title = title
    do throws(TodoTitle.Invalid) {
      save(try draft.validated())
    } catch {
      output?.didReject(error)
    }
  }

  private func save(_ draft: TodoDraft) {
    do throws(TodoStoreError) {
      output?.didSave(try store.save(draft, now: clock.now))
    } catch {
      output?.didFailToSave(reason: error.description)
    }
  }
}
