import Presentation
import Shared

/// What the form tells its presenter: that it is there, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  func attach(_ view: any TodoFormViewProtocol)

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// What the form's presenter tells the presenter that made it.
protocol TodoFormPresenterDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Presents the form: owns the draft, saves it, and tells a passive view what to show.
final class TodoFormPresenter {
  weak var delegate: (any TodoFormPresenterDelegate)?

  private weak var view: (any TodoFormViewProtocol)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoFormFormatter()
  private var draft: TodoDraft
  private var message = "" { didSet { view?.showMessage(message) } }
  private var notice: Notice? { didSet { showNotice() } }

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
  }

  private func showDue() {
    view?.showDue(formatter.due(draft.due))
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func attach(_ view: any TodoFormViewProtocol) {
    self.view = view
    view.showHeading(formatter.heading(isNew: draft.id == nil))
    view.showTitle(draft.title)
    showDue()
    view.showMessage(message)
    showNotice()
  }

  func titleChanged(to title: String) {
    draft.title = title
    message = ""
  }

  func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
    showDue()
  }

  func savePressed() {
    do {
      let id = try store.save(draft.validated(), now: clock.now)
      delegate?.todoFormSaved(id)
    } catch let error as TodoTitle.Invalid {
      message = formatter.message(for: error)
    } catch {
      notice = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }

  func alertAnswered() {
    notice = nil
  }
}
