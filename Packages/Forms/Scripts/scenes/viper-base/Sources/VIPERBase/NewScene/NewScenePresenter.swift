/// Presents NewScene: turns responses into what the view shows, and user events into requests.
final class NewScenePresenter {
  weak var view: (any NewSceneViewProtocol)?

  private let interactor: any NewSceneInteractorProtocol
  private let router: any NewSceneRouterProtocol
  private let formatter = NewSceneFormatter()

  init(
    interactor: any NewSceneInteractorProtocol, router: any NewSceneRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {
  func appeared() {
    interactor.load()
  }

  func reloadPressed() {
    interactor.load()
  }

  func closePressed() {
    router.close()
  }
}

extension NewScenePresenter: NewSceneInteractorOutput {
  func loaded(_ response: NewSceneResponse) {
    view?.showLeft(formatter.left(response.left))
  }

  func loadFailed(reason: String) {
    view?.showFailure(formatter.loadFailure, reason: reason)
  }
}
