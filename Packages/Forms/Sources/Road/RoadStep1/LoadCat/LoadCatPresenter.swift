import Presentation
import Shared

/// Presents the cat loader: owns the current load, and has the state for the view to draw.
final class LoadCatPresenter {
  private weak var view: LoadCatView?

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private(set) var caption = "" { didSet { view?.update() } }
  private(set) var picture: Bitmap? { didSet { view?.update() } }
  private var load: Task<Void, Never>? { didSet { view?.update() } }

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

  var isLoading: Bool { load != nil }

  private func startLoad() {
    picture = nil
    caption = ""
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.caption = address.text
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
    if let caption { self.caption = caption }
  }
}

/// What the cat loader tells its presenter: that it is there, and each thing that the user does.
extension LoadCatPresenter {
  func attach(_ view: LoadCatView) {
    self.view = view
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
