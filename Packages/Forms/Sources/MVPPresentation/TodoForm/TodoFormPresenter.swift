import Presentation
import Shared

/// What the form tells its presenter: that it is there, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  var presentation: TodoFormPresentation { get }

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

/// Presents the form: owns the draft, saves it, and keeps the presentation that the view reads when
/// it is notified.
final class TodoFormPresenter {
  weak var delegate: (any TodoFormPresenterDelegate)?

  private(set) var presentation: TodoFormPresentation {
    didSet { view?.presentationChanged() }
  }

  private weak var view: (any TodoFormViewProtocol)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoFormFormatter()
  private var draft: TodoDraft

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    self.draft = draft
    presentation = TodoFormPresentation(
      heading: formatter.heading(isNew: draft.id == nil), title: draft.title,
      due: formatter.due(draft.due))
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func attach(_ view: any TodoFormViewProtocol) {
    self.view = view
    view.presentationChanged()
  }

  func titleChanged(to title: String) {
    draft.title = title
    presentation.changeTitle(to: title)
  }

  func dueMoved(byDays days: Int) {
    draft.moveDue(byDays: days, in: calendar)
    presentation.due = formatter.due(draft.due)
  }

  func savePressed() {
    do {
      let id = try store.save(draft.validated(), now: clock.now)
      delegate?.todoFormSaved(id)
    } catch let error as TodoTitle.Invalid {
      presentation.message = formatter.message(for: error)
    } catch {
      presentation.notice = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }

  func alertAnswered() {
    presentation.notice = nil
  }
}
