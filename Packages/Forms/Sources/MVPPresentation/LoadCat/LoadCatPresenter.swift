import Presentation
import Shared

/// What the cat loader tells its presenter: that it is there, and each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  var presentation: LoadCatPresentation { get }

  func attach(_ view: any LoadCatViewProtocol)

  func loadPressed()
  func cancelPressed()
  func editPressed()
}

/// Presents the cat loader: owns the current load, and keeps the presentation that the view reads
/// when it is notified.
final class LoadCatPresenter {
  private(set) var presentation = LoadCatPresentation() {
    didSet { view?.presentationChanged() }
  }

  private weak var view: (any LoadCatViewProtocol)?

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private var picture: Bitmap?
  private var load: Task<Void, Never>?

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    self.processor = processor
    self.library = library
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    picture = nil
    presentation = LoadCatPresentation(isLoading: true)
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.presentation.caption = address.text
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(saying: formatter.caption(of: error))
      }
    }
  }

  private func show(_ picture: Bitmap) {
    self.picture = picture
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    presentation = LoadCatPresentation(
      caption: caption ?? presentation.caption, picture: picture.map(CatPicture.init))
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
  func attach(_ view: any LoadCatViewProtocol) {
    self.view = view
    view.presentationChanged()
  }

  func loadPressed() {
    guard load == nil else { return }
    startLoad()
  }

  func cancelPressed() {
    guard let load else { return }
    load.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let picture else { return }
    let editor = EditCatPresenter(processor: processor, library: library, picture: picture)
    editor.delegate = self
    view?.presentEditor(editor)
  }
}

extension LoadCatPresenter: EditCatPresenterDelegate {
  func editCatClosed() {
    view?.dismissEditor()
  }
}
