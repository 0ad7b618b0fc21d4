/// Presents the form: turns responses into what the view shows, and user events into requests.
final class TodoFormPresenter {
  weak var view: (any TodoFormViewProtocol)?

  private let interactor: any TodoFormInteractorProtocol
  private let router: any TodoFormRouterProtocol

  init(
    interactor: any TodoFormInteractorProtocol, router: any TodoFormRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension TodoFormPresenter: TodoFormPresenterProtocol {
  func viewReady() {
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
    view?.showHeading(response.isNew ? "Add Todo" : "Edit Todo")
    view?.showTitle(response.title)
    dueMoved(to: response.due)
  }

  func dueMoved(to due: TodoFormResponse.Due) {
    view?.showDue("\(due.day) \(due.weekday)")
  }

  func saved(_ id: Int64) {
    router.closeSaved(id)
  }

  func titleMissing() {
    view?.showMessage("A todo needs a title.")
  }

  func titleTooLong(maximum: Int) {
    view?.showMessage("A title can have at most \(maximum) characters.")
  }

  func saveFailed(reason: String) {
    view?.showFailure("Couldn't save the todo.", reason: reason)
  }
}
