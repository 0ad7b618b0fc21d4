import Presentation
import Shared

/// Provides the values that the form's view binds to, and handles the user's actions.
final class TodoFormViewModel {
  let title: Observable<String>

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let onSaved: (TodoItem.ID) -> Void
  private let onCancelled: () -> Void
  private let formatter = TodoFormFormatter()
  private let draft: Observable<TodoDraft>
  private let refusal = Observable("")
  private let saveFailure = Observable<Notice?>(nil)

  init(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft,
    onSaved: @escaping (TodoItem.ID) -> Void, onCancelled: @escaping () -> Void
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = Observable(draft)
    self.onSaved = onSaved
    self.onCancelled = onCancelled
    title = Observable(draft.title)
    title.observe(by: self) { [weak self] in self?.titleSet($0) }
  }

  private func titleSet(_ title: String) {
    guard title != draft.value.title else { return }
    draft.value.title = title
    refusal.value = ""
  }
}

/// The displayed values: all are derived from the state, by closures that retain nothing else.
extension TodoFormViewModel {
  var heading: String {
    formatter.heading(isNew: draft.value.id == nil)
  }

  var due: ReadOnly<String> {
    draft.map { [formatter] in formatter.due($0.due) }
  }

  var message: ReadOnly<String> { refusal.map(\.self) }

  var notice: ReadOnly<Notice?> { saveFailure.map(\.self) }
}

extension TodoFormViewModel {
  func dueMoved(byDays days: Int) {
    draft.value.moveDue(byDays: days, in: calendar)
  }

  func savePressed() {
    do {
      let id = try store.save(draft.value.validated(), now: clock.now)
      onSaved(id)
    } catch let error as TodoTitle.Invalid {
      refusal.value = formatter.message(for: error)
    } catch {
      saveFailure.value = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    onCancelled()
  }

  func alertAnswered() {
    saveFailure.value = nil
  }
}
