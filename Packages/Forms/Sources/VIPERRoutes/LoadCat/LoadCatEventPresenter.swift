import Shared

/// Makes requests of what the user does with the cat loader, by what its presenter keeps.
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
    router.presentEditor(EditCatRequest(picture: picture))
  }
}
