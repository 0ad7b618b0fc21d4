import Presentation
import Shared
import TerminalUI

/// Is told how the form ended; its presenter dismisses it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoForm(_ form: TodoFormViewController, didSave id: TodoItem.ID)
  func todoFormDidCancel(_ form: TodoFormViewController)
}

/// Lets the user edit a draft and saves it.
final class TodoFormViewController: Scene, ViewController {
  weak var delegate: (any TodoFormViewControllerDelegate)?

  private let environment: AppEnvironment
  private let formatter: TodoFormFormatter
  private let formView: TodoFormView
  private var draft: TodoDraft

  private(set) var alert: Screen.Alert? {
    didSet { onChange() }
  }

  var contentView: any View { formView }

  init(draft: TodoDraft, environment: AppEnvironment) {
    self.draft = draft
    self.environment = environment
    formatter = TodoFormFormatter()
    formView = TodoFormView(
      heading: formatter.heading(isNew: draft.id == nil),
      title: draft.title,
      due: formatter.due(draft.due))
    formView.delegate = self
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
  }

  private func save(_ draft: TodoDraft) {
    do {
      let id = try environment.todoStore.save(draft, now: environment.clock.now)
      delegate?.todoForm(self, didSave: id)
    } catch {
      alert = Screen.Alert(.notice, formatter.saveFailure, detail: error.description)
    }
  }
}

extension TodoFormViewController: TodoFormViewDelegate {
  func todoFormViewDidChangeTitle(_ view: TodoFormView) {
    draft.title = view.title
    view.message = nil
  }

  func todoFormView(_ view: TodoFormView, didMoveDueByDays count: Int) {
    draft.moveDue(byDays: count, in: environment.calendar)
    view.due = formatter.due(draft.due)
  }

  func todoFormViewDidTapSave(_ view: TodoFormView) {
    do {
      save(try draft.validated())
    } catch {
      view.message = formatter.message(for: error)
    }
  }

  func todoFormViewDidTapCancel(_ view: TodoFormView) {
    delegate?.todoFormDidCancel(self)
  }
}
