import Presentation
import Shared

/// Provides the values that the cat loader's view binds to, and handles the user's actions.
final class LoadCatViewModel {
  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private let text = Observable("")
  private let loading = Observable(false)
  private let loaded = Observable<Bitmap?>(nil)
  private let openEditor = Observable<EditCatViewModel?>(nil)
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
    loaded.value = nil
    text.value = ""
    loading.value = true
    load = Task { [weak self, formatter, provider] in
      do throws(CatError) {
        let address = try await provider.address()
        if Task.isCancelled { return }
        self?.text.value = address.text
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
    loaded.value = picture
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    loading.value = false
    if let caption { text.value = caption }
  }
}

/// What is shown, and what can be done: all of it follows from the state.
extension LoadCatViewModel {
  var caption: ReadOnly<String> { text.map(\.self) }

  var isLoading: ReadOnly<Bool> { loading.map(\.self) }

  var picture: ReadOnly<CatPicture?> { loaded.map { $0.map(CatPicture.init) } }

  var canLoad: ReadOnly<Bool> { loading.map { !$0 } }

  var canCancel: ReadOnly<Bool> { loading.map(\.self) }

  var canEdit: ReadOnly<Bool> { loaded.map { $0 != nil } }

  var editor: ReadOnly<EditCatViewModel?> { openEditor.map(\.self) }
}

extension LoadCatViewModel {
  func loadPressed() {
    guard canLoad.value else { return }
    startLoad()
  }

  func cancelPressed() {
    guard canCancel.value else { return }
    load?.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let loaded = loaded.value else { return }
    openEditor.value = EditCatViewModel(
      processor: processor, library: library, picture: loaded,
      onClosed: { [weak self] in self?.openEditor.value = nil })
  }
}
