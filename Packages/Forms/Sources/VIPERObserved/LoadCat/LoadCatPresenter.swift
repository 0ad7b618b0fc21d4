import Presentation
import Shared

/// Presents the cat loader: turns answers into view model values, and user events into requests.
final class LoadCatPresenter {
  private weak var viewModel: LoadCatViewModel?

  private let interactor: any LoadCatInteractorProtocol
  private let router: any LoadCatRouterProtocol
  private let formatter = LoadCatFormatter()

  private var picture: Bitmap? { didSet { viewModel?.picture = picture.map(CatPicture.init) } }
  private var isLoading = false

  init(
    viewModel: LoadCatViewModel, interactor: any LoadCatInteractorProtocol,
    router: any LoadCatRouterProtocol
  ) {
    self.viewModel = viewModel
    self.interactor = interactor
    self.router = router
  }

  private func showLoading() {
    viewModel?.isLoading = isLoading
    viewModel?.canLoad = !isLoading
    viewModel?.canCancel = isLoading
    viewModel?.canEdit = picture != nil
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
    router.presentEditor(of: picture)
  }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
  func loadStarted() {
    picture = nil
    viewModel?.caption = ""
    isLoading = true
    showLoading()
  }

  func addressArrived(_ address: String) {
    viewModel?.caption = address
  }

  func pictureArrived(_ picture: Bitmap) {
    self.picture = picture
    isLoading = false
    showLoading()
  }

  func loadFailed(_ error: CatError) {
    viewModel?.caption = formatter.caption(of: error)
    isLoading = false
    showLoading()
  }
}
