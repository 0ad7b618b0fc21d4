/// Turns user actions in the form into requests.
final class TodoFormEventPresenter {
  weak var superPresenter: (any TodoFormSuperPresenter)?

  private let interactor: any TodoFormInteractorProtocol
  private let router: any TodoFormRouterProtocol

  init(
    interactor: any TodoFormInteractorProtocol, router: any TodoFormRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension TodoFormEventPresenter: TodoFormEventHandler {
  func appeared() {
    interactor.start()
  }

  /// Clears the message, which was about the old title.
  func titleChanged(to title: String) {
    interactor.changeTitle(to: title)
    guard var data = superPresenter?.data else { return }
    data.title = title
    data.refusal = nil
    superPresenter?.data = data
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
    superPresenter?.data?.failure = nil
  }
}
