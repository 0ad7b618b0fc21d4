import Presentation
import Shared

/// What the cat loader tells its presenter: that it is there, and each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  /// The model that the view observes.
  var observed: any LoadCatReading { get }

  func attach(_ view: any LoadCatViewProtocol)

  func loadPressed()
  func cancelPressed()
  func editPressed()
}

/// Presents the cat loader: owns the current load, changes the model, and updates its view with
/// everything that isn't in the model.
final class LoadCatPresenter {
  private weak var view: (any LoadCatViewProtocol)?

  private let model: LoadCatModel
  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private var message = "" { didSet { view?.showMessage(message) } }
  private var load: Task<Void, Never>?

  init(
    model: LoadCatModel, provider: any CatProvider, processor: any PictureProcessor,
    library: any PhotoLibrary
  ) {
    self.model = model
    self.provider = provider
    self.processor = processor
    self.library = library
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    model.picture = nil
    model.address = nil
    message = ""
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.model.address = address
        let picture = try await provider.picture(at: address)
        if Task.isCancelled { return }
        self?.show(picture)
      } catch {
        if Task.isCancelled { return }
        self?.endLoad(saying: formatter.caption(of: error))
      }
    }
    showLoading()
  }

  private func show(_ picture: Bitmap) {
    model.picture = picture
    endLoad(saying: nil)
  }

  private func endLoad(saying message: String?) {
    load = nil
    if let message { self.message = message }
    showLoading()
  }

  private func showLoading() {
    view?.stateChanged(isLoading: load != nil)
  }
}

extension LoadCatPresenter: LoadCatPresenterProtocol {
  var observed: any LoadCatReading { model }

  func attach(_ view: any LoadCatViewProtocol) {
    self.view = view
    view.showMessage(message)
    showLoading()
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
    guard let picture = model.picture else { return }
    let editor = EditCatPresenter(
      model: EditCatModel(picture: picture), processor: processor, library: library)
    editor.delegate = self
    view?.presentEditor(editor)
  }
}

extension LoadCatPresenter: EditCatPresenterDelegate {
  func editCatClosed() {
    view?.dismissEditor()
  }
}
