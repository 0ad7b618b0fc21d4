import Shared

/// The form's model as its view sees it: the view reads it and observes changes.
protocol TodoFormReading: AnyObject {
  var draft: TodoDraft { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// A todo that is being edited and hasn't been saved yet.
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

  /// Throws `TodoTitle.Invalid` or the store's error.
  func save() throws -> TodoItem.ID {
    try store.save(draft.validated(), now: clock.now)
  }
}

extension TodoFormModel: TodoFormReading {
  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void) {
    observers.add(observer, onChange)
  }
}
