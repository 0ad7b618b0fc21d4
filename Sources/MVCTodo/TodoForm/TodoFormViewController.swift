import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// What the form tells the controller that presented it.
protocol TodoFormViewControllerDelegate: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
  func todoFormCancelled()
}

/// Controls the form: owns its view and the draft, and saves it.
final class TodoFormViewController {
  weak var delegate: (any TodoFormViewControllerDelegate)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private let formatter = TodoFormFormatter()
  private let view = TodoFormView()
  private var draft: TodoDraft
  /// Why the todo couldn't be saved.
  private var notice: Notice? { didSet { onChange() } }

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar, draft: TodoDraft) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
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

  var alert: Screen.Alert? { notice.map(Screen.Alert.init) }

  func answerAlert(_ yes: Bool) {
    notice = nil
  }
}

extension TodoFormViewController: TodoFormViewDelegate {
  func titleChanged(to title: String) {
    draft.title = title
    view.message = ""
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
      view.message = formatter.message(for: error)
    } catch {
      notice = Notice(formatter.saveFailure, reason: "\(error)")
    }
  }

  func cancelPressed() {
    delegate?.todoFormCancelled()
  }
}
