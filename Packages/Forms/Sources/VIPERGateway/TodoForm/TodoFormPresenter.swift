import Presentation
import Shared

/// Presents the form: turns responses into what the view shows, and user events into requests.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewProtocol)?

  private let startDraft: any StartDraftUseCase
  private let changeTitle: any ChangeTitleUseCase
  private let moveDue: any MoveDueUseCase
  private let saveTodo: any SaveTodoUseCase
  private let router: any TodoFormRouterProtocol
  private let formatter = TodoFormFormatter()

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
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func viewReady() {
    startDraft.start()
  }

  func titleChanged(to title: String) {
    changeTitle.changeTitle(to: title)
    view?.showMessage("")
  }

  func dueMoved(byDays days: Int) {
    moveDue.moveDue(byDays: days)
  }

  func savePressed() {
    saveTodo.save()
  }

  func cancelPressed() {
    router.closeCancelled()
  }
}

extension TodoFormPresenter: StartDraftOutput, MoveDueOutput, SaveTodoOutput {
  func started(_ response: TodoFormResponse) {
    view?.showHeading(formatter.heading(isNew: response.isNew))
    view?.showTitle(response.title)
    dueMoved(to: response.due)
  }

  func dueMoved(to due: CalendarDay) {
    view?.showDue(formatter.due(due))
  }

  func saved(_ id: Int64) {
    router.closeSaved(id)
  }

  func titleRefused(_ reason: TodoTitle.Invalid) {
    view?.showMessage(formatter.message(for: reason))
  }

  func saveFailed(reason: String) {
    view?.showFailure(formatter.saveFailure, reason: reason)
  }
}
