import Presentation
import Shared

/// Has what the form's view shows, ready to be bound, and does what the user can do with it.
final class TodoFormViewModel {
  let heading: String
  let title: Observable<String>

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let router: any TodoFormRouterProtocol
  private let onSaved: (TodoItem.ID) -> Void
  private let formatter = TodoFormFormatter()

  /// Its title is as old as the form; the new one is bound, and gets there when it is saved.
  private let draft: Observable<TodoDraft>
  private let refusal = Observable("")
  private let saveFailure = Observable<TodoFormFailure?>(nil)

  init(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft,
    router: any TodoFormRouterProtocol, onSaved: @escaping (TodoItem.ID) -> Void
  ) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.router = router
    self.onSaved = onSaved
    self.draft = Observable(draft)
    heading = formatter.heading(isNew: draft.id == nil)
    title = Observable(draft.title)
    title.observe(by: self) { [weak self] _ in self?.refusal.value = "" }
  }
}

/// What is shown: all of it follows from the state, and what makes it keeps nothing else.
extension TodoFormViewModel {
  var due: ReadOnly<String> {
    draft.map { [formatter] in formatter.due($0.due) }
  }

  var message: ReadOnly<String> { refusal.map(\.self) }

  var failure: ReadOnly<TodoFormFailure?> { saveFailure.map(\.self) }
}

extension TodoFormViewModel: TodoFormViewModelProtocol {
  func dueMoved(byDays days: Int) {
    draft.value.moveDue(byDays: days, in: calendar)
  }

  func savePressed() {
    do {
      var draft = draft.value
      draft.title = title.value
      let id = try store.save(draft.validated(), now: clock.now)
      router.close()
      onSaved(id)
    } catch let error as TodoTitle.Invalid {
      refusal.value = formatter.message(for: error)
    } catch {
      saveFailure.value = TodoFormFailure(message: formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    router.close()
  }

  func alertAnswered() {
    saveFailure.value = nil
  }
}
