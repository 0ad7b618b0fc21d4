import Presentation
import Shared

/// Told about the outcome of a form, and responsible for closing it.
protocol TodoFormDelegate: AnyObject {
  func formSaved(_ id: TodoItem.ID)
  func formCancelled()
}

/// Edits a draft of a todo, and validates and saves it.
final class TodoFormPresenter {
  weak var delegate: (any TodoFormDelegate)?
  private weak var view: (any TodoFormView)?
  private let environment: AppEnvironment
  private let formatter = TodoFormFormatter()
  /// The title that is being typed is in the view until it is saved.
  private var draft: TodoDraft

  init(draft: TodoDraft, environment: AppEnvironment) {
    self.draft = draft
    self.environment = environment
  }

  /// Fills the fields of the view.
  func attach(_ view: any TodoFormView) {
    self.view = view
    view.heading = formatter.heading(isNew: draft.id == nil)
    view.title = draft.title
    showDue()
  }

  // MARK: Events of the view

  func titleChanged() {
    view?.message = nil
  }

  func moveDue(byDays days: Int) {
    draft.moveDue(byDays: days, in: environment.calendar)
    showDue()
  }

  func moveDue(byWeeks weeks: Int) {
    moveDue(byDays: 7 * weeks)
  }

  func save() {
    guard let view else { return }
    draft.title = view.title
    do {
      store(try draft.validated())
    } catch {
      view.message = formatter.message(for: error)
    }
  }

  func cancel() {
    delegate?.formCancelled()
  }

  // MARK: Details

  private func store(_ draft: TodoDraft) {
    do {
      let id = try environment.todoStore.save(draft, now: environment.clock.now)
      delegate?.formSaved(id)
    } catch {
      view?.showNotice(formatter.saveFailure, reason: error.description)
    }
  }

  private func showDue() {
    view?.due = formatter.due(draft.due)
  }
}
