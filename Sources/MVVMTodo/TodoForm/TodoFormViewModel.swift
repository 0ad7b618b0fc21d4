import Observation
import Shared

/// The state of the form's view, ready to be shown, and what the user can do with it.
@Observable
final class TodoFormViewModel {
  /// Why the todo couldn't be saved.
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  @ObservationIgnored var onSaved: (TodoItem.ID) -> Void = { _ in }
  @ObservationIgnored var onCancelled: () -> Void = {}

  /// Bound to the view's text field.
  var title: String {
    didSet { message = "" }
  }
  private(set) var message = ""
  private(set) var failure: Failure?

  private let environment: AppEnvironment
  private var draft: TodoDraft

  init(environment: AppEnvironment, draft: TodoDraft) {
    self.environment = environment
    self.draft = draft
    title = draft.title
  }

  var heading: String {
    draft.id == nil ? "Add Todo" : "Edit Todo"
  }

  var due: String {
    "\(draft.due.iso) \(environment.calendar.weekday(of: draft.due).name)"
  }
}

extension TodoFormViewModel {
  func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: environment.calendar)
  }

  func savePressed() {
    draft.title = title
    do {
      let id = try environment.todoStore.save(draft.validated(), now: environment.clock.now)
      onSaved(id)
    } catch TodoTitle.Invalid.empty {
      message = "A todo needs a title."
    } catch TodoTitle.Invalid.tooLong {
      message = "A title can have at most \(TodoTitle.maximumLength) characters."
    } catch {
      failure = Failure(message: "Couldn't save the todo.", reason: "\(error)")
    }
  }

  func cancelPressed() {
    onCancelled()
  }

  func alertAnswered() {
    failure = nil
  }
}
