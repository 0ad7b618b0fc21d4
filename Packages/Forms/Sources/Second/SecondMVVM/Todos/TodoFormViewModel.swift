import Observation
import Presentation
import Shared

/// The form for a new todo or an existing one.
@Observable
final class TodoFormViewModel {
  /// What is wrong with the title.
  private(set) var message: String?
  /// What the user has to read.
  private(set) var prompt: Prompt?

  private var draft: TodoDraft

  @ObservationIgnored private let environment: AppEnvironment
  @ObservationIgnored private let formatter = TodoFormFormatter()
  @ObservationIgnored private let onClose: (TodoItem.ID?) -> Void

  /// Takes a closure that closes the form, given the id of the todo if it was saved.
  init(
    draft: TodoDraft, environment: AppEnvironment, onClose: @escaping (TodoItem.ID?) -> Void
  ) {
    self.draft = draft
    self.environment = environment
    self.onClose = onClose
  }

  // MARK: - What the view shows

  var heading: String { formatter.heading(isNew: draft.id == nil) }

  var due: String { formatter.due(draft.due) }

  /// The title as it is typed.
  var title: String {
    get { draft.title }
    set {
      guard newValue != draft.title else { return }
      draft.title = newValue
      message = nil
    }
  }

  // MARK: - Commands

  var previousDay: Command { moveDue(byDays: -1) }

  var nextDay: Command { moveDue(byDays: 1) }

  var previousWeek: Command { moveDue(byDays: -7) }

  var nextWeek: Command { moveDue(byDays: 7) }

  /// Saves the todo and closes the form, or tells why that isn't possible.
  var save: Command {
    Command { self.validateAndSave() }
  }

  /// Closes the form without saving.
  var cancel: Command {
    Command { self.onClose(nil) }
  }

  /// Takes the answer to the prompt, which is always a notice.
  func dismissPrompt() {
    prompt = nil
  }

  private func moveDue(byDays count: Int) -> Command {
    Command { self.draft.moveDue(byDays: count, in: self.environment.calendar) }
  }

  private func validateAndSave() {
    do throws(TodoTitle.Invalid) {
      store(try draft.validated())
    } catch {
      message = formatter.message(for: error)
    }
  }

  private func store(_ validDraft: TodoDraft) {
    do throws(TodoStoreError) {
      onClose(try environment.todoStore.save(validDraft, now: environment.clock.now))
    } catch {
      prompt = .notice(formatter.saveFailure, detail: error.description)
    }
  }
}
