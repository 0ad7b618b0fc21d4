import Shared

/// What the form's view may know of the model: it reads it, and hears that it changed.
protocol TodoFormReading: AnyObject {
  var draft: TodoDraft { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// The todo that is being written, until it is saved.
final class TodoFormModel {
  private(set) var draft: TodoDraft { didSet { observers.notify() } }

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var observers = Observers()

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
  }

  func changeTitle(to title: String) {
    draft.title = title
  }

  func moveDue(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
  }

  /// Throws what is wrong with the title, or why the store failed.
  func save() throws -> TodoItem.ID {
    try store.save(draft.validated(), now: clock.now)
  }
}

extension TodoFormModel: TodoFormReading {
  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void) {
    observers.add(observer, onChange)
  }
}
