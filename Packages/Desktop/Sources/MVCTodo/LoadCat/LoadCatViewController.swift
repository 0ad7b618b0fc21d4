import DesktopPresentation
import DesktopUI
import Presentation
import Shared

/// Controls the cat loader: owns its view and the load that is going on.
final class LoadCatViewController: Scene {
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
    super.init(title: "Cats", content: view)
    view.loadButton.onClick = { [weak self] in self?.loadPressed() }
    view.cancelButton.onClick = { [weak self] in self?.cancelPressed() }
    view.editButton.onClick = { [weak self] in self?.editPressed() }
    showLoading()
  }

  deinit {
    load?.cancel()
  }

  private func startLoad() {
    picture = nil
    view.picture.clear()
    view.caption.text = ""
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.view.caption.text = address.text
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
    view.picture.show(CatPicture(picture))
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    load = nil
    if let caption { view.caption.text = caption }
    showLoading()
  }

  private func showLoading() {
    let isLoading = load != nil
    view.spinner.isSpinning = isLoading
    view.loadButton.isEnabled = !isLoading
    view.cancelButton.isEnabled = isLoading
    view.editButton.isEnabled = picture != nil
  }

  // MARK: Actions

  private func loadPressed() {
    guard load == nil else { return }
    startLoad()
  }

  private func cancelPressed() {
    guard let load else { return }
    load.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  private func editPressed() {
    guard let picture else { return }
    let editor = EditCatViewController(processor: processor, library: library, picture: picture)
    editor.delegate = self
    present(editor)
  }
}

extension LoadCatViewController: EditCatViewControllerDelegate {
  func editCatClosed() {
    dismiss()
  }
}
