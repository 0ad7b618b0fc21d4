import Presentation
import Shared

/// Presents the cat loader: turns answers into what the view shows, and user events into requests.
final class LoadCatPresenter {
  weak var view: (any LoadCatViewProtocol)?

  private let loadCat: any LoadCatUseCase
  private let router: any LoadCatRouterProtocol
  private let formatter = LoadCatFormatter()

  private var caption = "" { didSet { view?.showCaption(caption) } }
  private var picture: Bitmap? { didSet { showPicture() } }
  private var isLoading = false

  init(loadCat: any LoadCatUseCase, router: any LoadCatRouterProtocol) {
    self.loadCat = loadCat
    self.router = router
  }

  private func showPicture() {
    view?.showPicture(picture.map(CatPicture.init))
  }

  private func showLoading() {
    view?.showLoading(isLoading)
    view?.enableActions(load: !isLoading, cancel: isLoading, edit: picture != nil)
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
  func appeared() {
    view?.showCaption(caption)
    showPicture()
    showLoading()
  }

  func loadPressed() {
    loadCat.startLoad()
  }

  func cancelPressed() {
    loadCat.cancelLoad()
  }

  func editPressed() {
    guard let picture else { return }
    router.presentEditor(of: picture)
  }
}

extension LoadCatPresenter: LoadCatOutput {
  func loadStarted() {
    picture = nil
    caption = ""
    isLoading = true
    showLoading()
  }

  func addressArrived(_ address: String) {
    caption = address
  }

  func pictureArrived(_ picture: Bitmap) {
    self.picture = picture
    isLoading = false
    showLoading()
  }

  func loadFailed(_ error: CatError) {
    caption = formatter.caption(of: error)
    isLoading = false
    showLoading()
  }
}
