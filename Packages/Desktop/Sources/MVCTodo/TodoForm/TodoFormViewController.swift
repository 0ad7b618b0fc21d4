import DesktopPresentation
import DesktopUI
import Presentation
import Shared

/// What the form tells the controller that presented it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Controls the form: owns its view and the draft, and saves it.
final class TodoFormViewController: Scene {
  weak var delegate: (any TodoFormViewControllerDelegate)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoFormFormatter()
  private let view = TodoFormView()
  private var draft: TodoDraft

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
    super.init(title: formatter.heading(isNew: draft.id == nil), content: view)
    view.title.onChange = { [weak self] in self?.titleChanged(to: $0) }
    view.due.onStep = { [weak self] in self?.dueMoved(byDays: $0 == .small ? $1 : 7 * $1) }
    view.saveButton.onClick = { [weak self] in self?.savePressed() }
    view.cancelButton.onClick = { [weak self] in self?.cancelPressed() }
    view.title.show(draft.title)
    showDue()
  }

  private func showDue() {
    view.due.show(formatter.due(draft.due))
  }

  // MARK: Actions

  private func titleChanged(to title: String) {
    draft.title = title
    view.message.text = ""
  }

  private func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
    showDue()
  }

  private func savePressed() {
    do {
      let id = try store.save(draft.validated(), now: clock.now)
      delegate?.todoFormSaved(id)
    } catch let error as TodoTitle.Invalid {
      view.message.text = formatter.message(for: error)
    } catch {
      show(Alert(Notice(formatter.saveFailure, reason: "\(error)")) { _ in })
    }
  }

  private func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
