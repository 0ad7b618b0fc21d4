import Presentation
import Shared

/// Presents the form: turns responses into what the view shows, and user events into requests.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewProtocol)?
  weak var output: (any TodoFormModuleOutput)?

  private let interactor: any TodoFormInteractorProtocol
  private let router: any TodoFormRouterProtocol
  private let formatter = TodoFormFormatter()

  private var message = "" { didSet { view?.showMessage(message) } }
  private var notice: Notice? { didSet { showNotice() } }

  init(
    interactor: any TodoFormInteractorProtocol, router: any TodoFormRouterProtocol
  ) {
    self.interactor = interactor
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
    interactor.start()
  }

  func titleChanged(to title: String) {
    interactor.changeTitle(to: title)
    message = ""
  }

  func dueMoved(byDays days: Int) {
    interactor.moveDue(byDays: days)
  }

  func savePressed() {
    interactor.save()
  }

  func cancelPressed() {
    router.close()
  }

  func alertAnswered() {
    notice = nil
  }
}

extension TodoFormPresenter: TodoFormInteractorOutput {
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
