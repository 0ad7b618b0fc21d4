import Observation
import Presentation
import Shared

/// The state of the form's view, ready to be shown, and what the user can do with it.
@Observable
final class TodoFormViewModel {
  private(set) var message = ""
  /// Why the todo couldn't be saved.
  private(set) var notice: Notice?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let onSaved: (TodoItem.ID) -> Void
  private let onCancelled: () -> Void
  private let formatter = TodoFormFormatter()
  private var draft: TodoDraft

  init(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft,
    onSaved: @escaping (TodoItem.ID) -> Void, onCancelled: @escaping () -> Void
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
    self.onSaved = onSaved
    self.onCancelled = onCancelled
  }
}

/// What is shown: all of it follows from the state.
extension TodoFormViewModel {
  var heading: String {
    formatter.heading(isNew: draft.id == nil)
  }

  /// Bound to the view's text field, either way.
  var title: String {
    get { draft.title }
    set {
      guard newValue != draft.title else { return }
      draft.title = newValue
      message = ""
    }
  }

  var due: String {
    formatter.due(draft.due)
  }
}

extension TodoFormViewModel {
  func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
  }

  func savePressed() {
    do {
      let id = try store.save(draft.validated(), now: clock.now)
      onSaved(id)
    } catch let error as TodoTitle.Invalid {
      message = formatter.message(for: error)
    } catch {
      notice = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    onCancelled()
  }

  func alertAnswered() {
    notice = nil
  }
}
