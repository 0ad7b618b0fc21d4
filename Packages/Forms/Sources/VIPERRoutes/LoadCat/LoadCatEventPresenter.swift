import Shared

/// Turns user actions in the cat loader into requests, using the data of its presenter.
final class LoadCatEventPresenter {
  weak var superPresenter: (any LoadCatSuperPresenter)?

  private let interactor: any LoadCatInteractorProtocol
  private let router: any LoadCatRouterProtocol

  init(
    interactor: any LoadCatInteractorProtocol, router: any LoadCatRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension LoadCatEventPresenter: LoadCatEventHandler {
  func loadPressed() {
    interactor.startLoad()
  }

  func cancelPressed() {
    interactor.cancelLoad()
  }

  func editPressed() {
    guard let picture = superPresenter?.data.picture else { return }
    router.presentEditor(of: picture)
  }
}
