import Shared

/// What the form tells its presenter: one call for each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  func attach(_ view: any TodoFormView)
  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
}

/// What the form's presenter tells the presenter that made it.
protocol TodoFormPresenterDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Presents the form: owns the draft, saves it, and tells a passive view what to show.
final class TodoFormPresenter {
  weak var delegate: (any TodoFormPresenterDelegate)?

  private weak var view: (any TodoFormView)?

  private let environment: AppEnvironment
  private var draft: TodoDraft

  init(environment: AppEnvironment, draft: TodoDraft) {
    self.environment = environment
    self.draft = draft
  }

  private func showDue() {
    let weekday = environment.calendar.weekday(of: draft.due)
    view?.showDue("\(draft.due.iso) \(weekday.name)")
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func attach(_ view: any TodoFormView) {
    self.view = view
    view.showHeading(draft.id == nil ? "Add Todo" : "Edit Todo")
    view.showTitle(draft.title)
    showDue()
  }

  func titleChanged(to title: String) {
    draft.title = title
    view?.showMessage("")
  }

  func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: environment.calendar)
    showDue()
  }

  func savePressed() {
    do {
      let id = try environment.todoStore.save(draft.validated(), now: environment.clock.now)
      delegate?.todoFormSaved(id)
    } catch TodoTitle.Invalid.empty {
      view?.showMessage("A todo needs a title.")
    } catch TodoTitle.Invalid.tooLong {
      view?.showMessage("A title can have at most \(TodoTitle.maximumLength) characters.")
    } catch {
      view?.showFailure("Couldn't save the todo.", reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
