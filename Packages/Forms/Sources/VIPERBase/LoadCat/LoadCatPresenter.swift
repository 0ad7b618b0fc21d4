import Presentation
import Shared

/// Presents the cat loader: turns answers into what the view shows, and user events into requests.
final class LoadCatPresenter {
  weak var view: (any LoadCatViewProtocol)?

  private let interactor: any LoadCatInteractorProtocol
  private let router: any LoadCatRouterProtocol
  private let formatter = LoadCatFormatter()

  private var picture: Bitmap?
  private var isLoading = false

  init(
    interactor: any LoadCatInteractorProtocol, router: any LoadCatRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  private func showLoading() {
    view?.showLoading(isLoading)
    view?.enableActions(load: !isLoading, cancel: isLoading, edit: picture != nil)
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
  func appeared() {
    showLoading()
  }

  func loadPressed() {
    interactor.startLoad()
  }

  func cancelPressed() {
    interactor.cancelLoad()
  }

  func editPressed() {
    guard let picture else { return }
    router.presentEditor(EditCatRequest(picture: picture))
  }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
  func loadStarted() {
    picture = nil
    isLoading = true
    view?.showPicture(nil)
    view?.showCaption("")
    showLoading()
  }

  func addressArrived(_ address: String) {
    view?.showCaption(address)
  }

  func pictureArrived(_ picture: Bitmap) {
    self.picture = picture
    isLoading = false
    view?.showPicture(CatPicture(picture))
    showLoading()
  }

  func loadFailed(_ error: CatError) {
    isLoading = false
    view?.showCaption(formatter.caption(of: error))
    showLoading()
  }
}

extension LoadCatPresenter: BasePresenter {
  var forView: any LoadCatPresenterProtocol { self }
  var forInteractor: any LoadCatInteractorOutput { self }
}
