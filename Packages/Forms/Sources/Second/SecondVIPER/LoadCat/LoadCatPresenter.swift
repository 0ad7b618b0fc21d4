import Presentation
import Shared

/// Shows the steps of a load.
final class LoadCatPresenter {
  weak var view: (any LoadCatViewInput)?

  private let interactor: any LoadCatInteractorInput
  private let router: any LoadCatRouterInput
  private let formatter = LoadCatFormatter()

  private var caption = ""
  private var picture: Bitmap?
  private var isLoading = false

  init(interactor: any LoadCatInteractorInput, router: any LoadCatRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func showCat() {
    view?.show(
      LoadCatDisplayData(
        caption: caption, picture: picture.map { CatPicture($0) }, isLoading: isLoading))
  }
}

extension LoadCatPresenter: LoadCatViewOutput {
  func didChooseLoad() {
    caption = ""
    picture = nil
    isLoading = true
    showCat()
    interactor.loadCat()
  }

  func didChooseCancel() {
    interactor.cancelLoad()
  }

  func didChooseEdit() {
    guard let picture else { return }
    router.showEditor(for: picture)
  }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
  func didFindCat(at address: String) {
    caption = address
    showCat()
  }

  func didLoadCat(_ picture: Bitmap) {
    self.picture = picture
    isLoading = false
    showCat()
  }

  func didFail(with error: CatError) {
    caption = formatter.caption(of: error)
    isLoading = false
    showCat()
  }
}
