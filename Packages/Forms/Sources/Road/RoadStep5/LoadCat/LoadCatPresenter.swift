import Presentation
import Shared

/// What the cat loader tells its presenter: that it is there, and each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  func attach(_ view: any LoadCatViewProtocol)

  func loadPressed()
  func cancelPressed()
  func editPressed()
}

/// Presents the cat loader: turns answers into what the view shows, and user events into requests.
final class LoadCatPresenter {
  private weak var view: (any LoadCatViewProtocol)?

  private let interactor: any LoadCatInteractorProtocol
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private var caption = "" { didSet { view?.showCaption(caption) } }
  private var picture: Bitmap? { didSet { showPicture() } }
  private var isLoading = false

  init(
    interactor: any LoadCatInteractorProtocol, processor: any PictureProcessor,
    library: any PhotoLibrary
  ) {
    self.interactor = interactor
    self.processor = processor
    self.library = library
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
  func attach(_ view: any LoadCatViewProtocol) {
    self.view = view
    view.showCaption(caption)
    showPicture()
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
    let interactor = EditCatInteractor(processor: processor, library: library, picture: picture)
    let editor = EditCatPresenter(interactor: interactor)
    interactor.output = editor
    editor.delegate = self
    view?.presentEditor(editor)
  }
}

extension LoadCatPresenter: LoadCatInteractorOutput {
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

extension LoadCatPresenter: EditCatPresenterDelegate {
  func editCatClosed() {
    view?.dismissEditor()
  }
}
