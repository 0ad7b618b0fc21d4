import Shared
import TerminalUI

/// What the form tells the controller that presented it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Controls the form: owns its view and the draft, and saves it.
final class TodoFormViewController {
  weak var delegate: (any TodoFormViewControllerDelegate)?

  private let environment: AppEnvironment
  private let view = TodoFormView()
  private var draft: TodoDraft

  init(environment: AppEnvironment, draft: TodoDraft) {
    self.environment = environment
    self.draft = draft
    view.delegate = self
    view.showHeading(draft.id == nil ? "Add Todo" : "Edit Todo")
    view.showTitle(draft.title)
    showDue()
  }

  private func showDue() {
    let weekday = environment.calendar.weekday(of: draft.due)
    view.showDue("\(draft.due.iso) \(weekday.name)")
  }
}

extension TodoFormViewController: Scene {
  var screen: Screen { view.screen }

  var onChange: () -> Void {
    get { view.onChange }
    set { view.onChange = newValue }
  }

  func press(_ key: Key) {
    view.press(key)
  }

  func answerAlert(_ yes: Bool) {
    view.answerAlert(yes)
  }
}

extension TodoFormViewController: TodoFormViewDelegate {
  func titleChanged(to title: String) {
    draft.title = title
    view.showMessage("")
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
      view.showMessage("A todo needs a title.")
    } catch TodoTitle.Invalid.tooLong {
      view.showMessage("A title can have at most \(TodoTitle.maximumLength) characters.")
    } catch {
      view.showFailure("Couldn't save the todo.", reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
