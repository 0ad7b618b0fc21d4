/// Presents NewScene: turns responses into what the view shows, and user events into requests.
final class NewScenePresenter {
  weak var view: (any NewSceneViewProtocol)?

  private let loadNewScene: any LoadNewSceneUseCase
  private let router: any NewSceneRouterProtocol
  private let formatter = NewSceneFormatter()

  init(loadNewScene: any LoadNewSceneUseCase, router: any NewSceneRouterProtocol) {
    self.loadNewScene = loadNewScene
    self.router = router
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {
  func appeared() {
    loadNewScene.load()
  }

  func reloadPressed() {
    loadNewScene.load()
  }

  func closePressed() {
    router.close()
  }
}

extension NewScenePresenter: LoadNewSceneOutput {
  func loaded(_ response: NewSceneResponse) {
    view?.showLeft(formatter.left(response.left))
  }

  func loadFailed(reason: String) {
    view?.showFailure(formatter.loadFailure, reason: reason)
  }
}
