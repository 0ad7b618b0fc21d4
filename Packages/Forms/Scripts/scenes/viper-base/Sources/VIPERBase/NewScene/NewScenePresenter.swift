import Presentation

/// Presents NewScene: turns responses into what the view shows, and user events into requests.
final class NewScenePresenter {
  weak var view: (any NewSceneViewProtocol)?

  private let interactor: any NewSceneInteractorProtocol
  private let router: any NewSceneRouterProtocol
  private let formatter = NewSceneFormatter()

  private var notice: Notice? { didSet { showNotice() } }

  init(
    interactor: any NewSceneInteractorProtocol, router: any NewSceneRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {
  func appeared() {
    interactor.load()
    showNotice()
  }

  func reloadPressed() {
    interactor.load()
  }

  func closePressed() {
    router.close()
  }

  func alertAnswered() {
    notice = nil
  }
}

extension NewScenePresenter: NewSceneInteractorOutput {
  func loaded(_ response: NewSceneResponse) {
    view?.showLeft(formatter.left(response.left))
  }

  func loadFailed(reason: String) {
    notice = Notice(formatter.loadFailure, reason: reason)
  }
}
