import Presentation
import Shared
import TerminalUI

/// Loads cats, one at a time.
final class LoadCatViewController: Scene, ViewController {
  private let environment: AppEnvironment
  private let formatter = LoadCatFormatter()
  private let catView = LoadCatView()
  private var loading: Task<Void, Never>?
  private var picture: Bitmap?

  private(set) var presented: (any Scene)? {
    didSet { onChange() }
  }

  var contentView: any View { catView }

  init(environment: AppEnvironment) {
    self.environment = environment
    catView.delegate = self
  }

  deinit {
    loading?.cancel()
  }

  /// Starts a load, whose answers are ignored as soon as it is cancelled.
  private func startLoading() {
    loading?.cancel()
    show(nil)
    catView.caption = ""
    catView.isLoading = true
    loading = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        guard !Task.isCancelled else { return }
        self?.catView.caption = address.text
        let picture = try await provider.picture(at: address)
        guard !Task.isCancelled else { return }
        self?.didLoad(picture)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLoad(_ picture: Bitmap) {
    catView.isLoading = false
    show(picture)
  }

  private func didFail(_ error: CatError) {
    catView.isLoading = false
    catView.caption = formatter.caption(of: error)
  }

  private func show(_ picture: Bitmap?) {
    self.picture = picture
    catView.picture = picture.map { CatPicture($0) }
  }
}

extension LoadCatViewController: LoadCatViewDelegate {
  func loadCatViewDidTapLoad(_ view: LoadCatView) {
    startLoading()
  }

  func loadCatViewDidTapCancel(_ view: LoadCatView) {
    loading?.cancel()
    didFail(.cancelled)
  }

  func loadCatViewDidTapEdit(_ view: LoadCatView) {
    guard let picture else { return }
    let editor = EditCatViewController(picture: picture, environment: environment)
    editor.delegate = self
    presented = editor
  }
}

extension LoadCatViewController: EditCatViewControllerDelegate {
  func editCatDidFinish(_ editor: EditCatViewController) {
    presented = nil
  }
}
