import Presentation

/// Presents NewScene: turns responses into view model values, and user events into requests.
final class NewScenePresenter {
  private weak var viewModel: NewSceneViewModel?

  private let interactor: any NewSceneInteractorProtocol
  private let router: any NewSceneRouterProtocol
  private let formatter = NewSceneFormatter()

  init(
    viewModel: NewSceneViewModel, interactor: any NewSceneInteractorProtocol,
    router: any NewSceneRouterProtocol
  ) {
    self.viewModel = viewModel
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

  func alertAnswered() {
    viewModel?.notice = nil
  }
}

extension NewScenePresenter: NewSceneInteractorOutput {
  func loaded(_ response: NewSceneResponse) {
    viewModel?.left = formatter.left(response.left)
  }

  func loadFailed(reason: String) {
    viewModel?.notice = Notice(formatter.loadFailure, reason: reason)
  }
}
