import Presentation
import Shared
import TerminalUI

/// Controls the cat loader: owns its view and the load that is going on.
final class LoadCatViewController {
  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()
  private let view = LoadCatView()

  private var picture: Bitmap?
  private var load: Task<Void, Never>?

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    self.processor = processor
    self.library = library
    view.delegate = self
    showLoading()
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    picture = nil
    view.picture = nil
    view.caption = ""
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.view.caption = address.text
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
    self.picture = picture
    view.picture = CatPicture(picture)
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { view.caption = caption }
    showLoading()
  }

  private func showLoading() {
    let isLoading = load != nil
    view.isLoading = isLoading
    view.canLoad = !isLoading
    view.canCancel = isLoading
    view.canEdit = picture != nil
  }
}

extension LoadCatViewController: ViewController, Scene {
  var contentView: any View { view }
}

extension LoadCatViewController: LoadCatViewDelegate {
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
    let editor = EditCatViewController(processor: processor, library: library, picture: picture)
    editor.delegate = self
    presented = editor
  }
}

extension LoadCatViewController: EditCatViewControllerDelegate {
  func editCatClosed() {
    presented = nil
  }
}
