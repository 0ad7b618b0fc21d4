import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// What the form tells the controller that presented it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Controls the form: owns the draft, asks its logic to save it, and decides what its view shows.
final class TodoFormViewController {
  weak var delegate: (any TodoFormViewControllerDelegate)?
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let view: any TodoFormViewing & View
  private let logic: any TodoFormLogic
  private let formatter = TodoFormFormatter()
  private var draft: TodoDraft

  init(view: any TodoFormViewing & View, logic: any TodoFormLogic, draft: TodoDraft) {
    self.view = view
    self.logic = logic
    self.draft = draft
    view.delegate = self
    view.heading = formatter.heading(isNew: draft.id == nil)
    view.title = draft.title
    showDue()
  }

  private func showDue() {
    view.due = formatter.due(draft.due)
  }
}

extension TodoFormViewController: ViewController, Scene {
  var contentView: any View { view }

  func answerAlert(_ yes: Bool) {
    alert = nil
  }
}

extension TodoFormViewController: TodoFormViewDelegate {
  func titleChanged(to title: String) {
    draft.title = title
    view.message = ""
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
      view.message = formatter.message(for: error)
    } catch {
      alert = Screen.Alert(Notice(formatter.saveFailure, reason: "\(error)"))
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
