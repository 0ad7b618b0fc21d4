/// Turns user actions in NewScene into requests.
final class NewSceneEventPresenter {
  weak var superPresenter: (any NewSceneSuperPresenter)?

  private let interactor: any NewSceneInteractorProtocol
  private let router: any NewSceneRouterProtocol

  init(
    interactor: any NewSceneInteractorProtocol, router: any NewSceneRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension NewSceneEventPresenter: NewSceneEventHandler {
  func appeared() {
    interactor.load()
  }

  func reloadPressed() {
    interactor.load()
  }

  func closePressed() {
    router.close()
  }

  func alertAnswered() {
    superPresenter?.data.failure = nil
  }
}
