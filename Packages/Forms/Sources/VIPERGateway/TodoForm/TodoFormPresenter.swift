import Presentation
import Shared

/// Presents the form: turns responses into what the view shows, and user events into requests.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewProtocol)?
  weak var output: (any TodoFormModuleOutput)?

  private let startDraft: any StartDraftUseCase
  private let changeTitle: any ChangeTitleUseCase
  private let moveDue: any MoveDueUseCase
  private let saveTodo: any SaveTodoUseCase
  private let router: any TodoFormRouterProtocol
  private let formatter = TodoFormFormatter()

  private var message = "" { didSet { view?.showMessage(message) } }
  private var notice: Notice? { didSet { showNotice() } }

  init(
    startDraft: any StartDraftUseCase, changeTitle: any ChangeTitleUseCase,
    moveDue: any MoveDueUseCase, saveTodo: any SaveTodoUseCase, router: any TodoFormRouterProtocol
  ) {
    self.startDraft = startDraft
    self.changeTitle = changeTitle
    self.moveDue = moveDue
    self.saveTodo = saveTodo
    self.router = router
  }

  private func show(_ due: CalendarDay) {
    view?.showDue(formatter.due(due))
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func appeared() {
    startDraft.start()
  }

  func titleChanged(to title: String) {
    changeTitle.changeTitle(to: title)
    message = ""
  }

  func dueMoved(byDays days: Int) {
    moveDue.moveDue(byDays: days)
  }

  func savePressed() {
    saveTodo.save()
  }

  func cancelPressed() {
    router.close()
  }

  func alertAnswered() {
    notice = nil
  }
}

extension TodoFormPresenter: StartDraftOutput, MoveDueOutput, SaveTodoOutput {
  func started(_ response: TodoFormResponse) {
    view?.showHeading(formatter.heading(isNew: response.isNew))
    view?.showTitle(response.title)
    show(response.due)
    view?.showMessage(message)
    showNotice()
  }

  func dueMoved(to due: CalendarDay) {
    show(due)
  }

  func saved(_ id: TodoItem.ID) {
    router.close()
    output?.todoFormSaved(id)
  }

  func titleRefused(_ reason: TodoTitle.Invalid) {
    message = formatter.message(for: reason)
  }

  func saveFailed(reason: String) {
    notice = Notice(formatter.saveFailure, reason: reason)
  }
}
