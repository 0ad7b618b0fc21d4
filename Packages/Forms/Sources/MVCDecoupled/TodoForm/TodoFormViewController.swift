import Presentation
import Shared
import TerminalUI

/// What the form tells the controller that presented it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Controls the form: owns the draft, has it saved, and decides what its view shows.
final class TodoFormViewController {
  weak var delegate: (any TodoFormViewControllerDelegate)?

  private let view: any TodoFormViewing
  private let logic: any TodoFormLogic
  private let formatter = TodoFormFormatter()
  private var draft: TodoDraft

  init(view: any TodoFormViewing, logic: any TodoFormLogic, draft: TodoDraft) {
    self.view = view
    self.logic = logic
    self.draft = draft
    view.delegate = self
    view.showHeading(formatter.heading(isNew: draft.id == nil))
    view.showTitle(draft.title)
    showDue()
  }

  private func showDue() {
    view.showDue(formatter.due(draft.due))
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
    view.answerAlert()
  }
}

extension TodoFormViewController: TodoFormViewDelegate {
  func titleChanged(to title: String) {
    draft.title = title
    view.showMessage("")
  }

  func dueMoved(byDays days: Int) {
    draft = logic.movedDue(of: draft, byDays: days)
    showDue()
  }

  func savePressed() {
    do {
      let id = try logic.save(draft)
      delegate?.todoFormSaved(id)
    } catch let error as TodoTitle.Invalid {
      view.showMessage(formatter.message(for: error))
    } catch {
      view.showFailure(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
