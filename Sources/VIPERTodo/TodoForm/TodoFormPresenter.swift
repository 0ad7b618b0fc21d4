import Presentation
import Shared

/// Presents the form: turns responses into what the view shows, and user events into requests.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewProtocol)?

  private let interactor: any TodoFormInteractorProtocol
  private let router: any TodoFormRouterProtocol
  private let formatter = TodoFormFormatter()

  init(
    interactor: any TodoFormInteractorProtocol, router: any TodoFormRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func appeared() {
    interactor.start()
  }

  func titleChanged(to title: String) {
    interactor.changeTitle(to: title)
    view?.showMessage("")
  }

  func dueMoved(byDays days: Int) {
    interactor.moveDue(byDays: days)
  }

  func savePressed() {
    interactor.save()
  }

  func cancelPressed() {
    router.closeCancelled()
  }
}

extension TodoFormPresenter: TodoFormInteractorOutput {
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
