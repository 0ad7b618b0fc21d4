import Shared

/// How a form ended.
nonisolated enum TodoFormOutcome: Equatable, Sendable {
  case saved(TodoItem.ID)
  case cancelled
}

/// The form's model: keeps the draft, saves it, keeps the outcome, and notifies its observers.
final class TodoFormModel {
  private(set) var invalid: TodoTitle.Invalid?
  private(set) var failure: String?
  private(set) var outcome: TodoFormOutcome?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var observers = ModelObservers()
  private var draft: TodoDraft

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
  }

  private func changed() {
    observers.notify()
  }
}

extension TodoFormModel: TodoFormReading {
  func addObserver(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  var isNew: Bool { draft.id == nil }

  var title: String { draft.title }

  var due: CalendarDay { draft.due }
}

/// The actions of the form that its controller calls.
extension TodoFormModel {
  func changeTitle(to title: String) {
    draft.title = title
    invalid = nil
    changed()
  }

  func moveDue(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
    changed()
  }

  func save() {
    do {
      outcome = .saved(try store.save(draft.validated(), now: clock.now))
    } catch let error as TodoTitle.Invalid {
      invalid = error
    } catch {
      failure = "\(error)"
    }
    changed()
  }

  func cancel() {
    outcome = .cancelled
    changed()
  }

  func closeFailure() {
    failure = nil
    changed()
  }
}
