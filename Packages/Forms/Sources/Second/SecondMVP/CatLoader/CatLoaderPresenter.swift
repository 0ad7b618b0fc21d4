import Presentation
import Shared

/// Loads one cat at a time.
final class CatLoaderPresenter {
  private weak var view: (any CatLoaderView)?
  private let environment: AppEnvironment
  private let formatter = LoadCatFormatter()
  /// The picture that is shown.
  private var picture: Bitmap?
  /// The current load; it is cancelled on the main actor, so what it delivers there is never late.
  private var loading: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  deinit {
    loading?.cancel()
  }

  func attach(_ view: any CatLoaderView) {
    self.view = view
    update()
  }

  // MARK: Events of the view

  func load() {
    guard loading == nil else { return }
    picture = nil
    view?.caption = nil
    loading = Task { [weak self, provider = environment.catProvider] in
      do throws(CatError) {
        let address = try await provider.address()
        guard !Task.isCancelled else { return }
        self?.received(address)
        let picture = try await provider.picture(at: address)
        guard !Task.isCancelled else { return }
        self?.finish(with: picture)
      } catch {
        guard !Task.isCancelled else { return }
        self?.fail(with: error)
      }
    }
    update()
  }

  func cancel() {
    guard let loading else { return }
    loading.cancel()
    fail(with: .cancelled)
  }

  func edit() {
    guard let picture else { return }
    let editor = CatEditorPresenter(picture: picture, environment: environment)
    editor.delegate = self
    view?.showEditor(editor)
  }

  // MARK: Steps of a load

  private func received(_ address: CatAddress) {
    view?.caption = address.text
  }

  private func finish(with picture: Bitmap) {
    loading = nil
    self.picture = picture
    update()
  }

  private func fail(with error: CatError) {
    loading = nil
    view?.caption = formatter.caption(of: error)
    update()
  }

  /// Shows everything but the caption.
  private func update() {
    guard let view else { return }
    let isLoading = loading != nil
    view.picture = picture.map { CatPicture($0) }
    view.isLoading = isLoading
    view.isLoadEnabled = !isLoading
    view.isCancelEnabled = isLoading
    view.isEditEnabled = picture != nil
  }
}

extension CatLoaderPresenter: CatEditorDelegate {
  func editorClosed() {
    view?.closeEditor()
  }
}
