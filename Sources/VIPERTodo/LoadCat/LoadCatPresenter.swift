/// Presents the cat loader: turns answers into what the view shows, and user events into requests.
final class LoadCatPresenter {
  weak var view: (any LoadCatViewProtocol)?

  private let interactor: any LoadCatInteractorProtocol
  private let router: any LoadCatRouterProtocol

  private var picture: CatPicture?

  init(
    interactor: any LoadCatInteractorProtocol, router: any LoadCatRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
  func loadPressed() {
    picture = nil
    view?.showPicture(nil)
    view?.showCaption("")
    view?.showLoading(true)
    interactor.startLoad()
  }

  func cancelPressed() {
    interactor.cancelLoad()
  }

  func editPressed() {
    guard let picture else { return }
    router.showEditor(EditCatRequest(picture: picture))
  }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
  func addressArrived(_ address: String) {
    view?.showCaption(address)
  }

  func pictureArrived(_ picture: CatPicture) {
    self.picture = picture
    view?.showPicture(picture)
    view?.showLoading(false)
  }

  func loadFailed(_ failure: LoadCatFailure) {
    view?.showCaption(caption(of: failure))
    view?.showLoading(false)
  }
}

extension LoadCatPresenter {
  private func caption(of failure: LoadCatFailure) -> String {
    switch failure {
    case .unreachable: "Couldn't reach the cat service."
    case .timedOut: "The cat service took too long."
    case .status(let status): "The cat service answered \(status)."
    case .unreadable: "The cat service sent something unreadable."
    case .tooLarge: "That picture is too large."
    case .unsupportedFormat(nil): "That picture format isn't supported."
    case .unsupportedFormat(let name?): "That picture format isn't supported. It is \(name)."
    case .cancelled: "Cancelled."
    }
  }
}
