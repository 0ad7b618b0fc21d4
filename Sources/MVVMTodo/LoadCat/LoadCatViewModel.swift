import Observation
import Presentation
import Shared

/// The state of the cat loader's view, ready to be shown, and what the user can do with it.
@Observable
final class LoadCatViewModel {
  private(set) var caption = ""
  private(set) var isLoading = false
  private(set) var editor: EditCatViewModel?

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let formatter = LoadCatFormatter()

  private var loaded: Bitmap?
  /// Not observed, since `deinit` could not reach it otherwise; the view observes `isLoading`.
  @ObservationIgnored private var load: Task<Void, Never>?

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
    loaded = nil
    caption = ""
    isLoading = true
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
    loaded = picture
    endLoad(saying: nil)
  }

  private func endLoad(saying caption: String?) {
    isLoading = false
    if let caption { self.caption = caption }
  }
}

/// What is shown, and what can be done: all of it follows from the state.
extension LoadCatViewModel {
  var picture: CatPicture? { loaded.map(CatPicture.init) }

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { loaded != nil }
}

extension LoadCatViewModel {
  func loadPressed() {
    guard canLoad else { return }
    startLoad()
  }

  func cancelPressed() {
    guard canCancel else { return }
    load?.cancel()
    endLoad(saying: formatter.caption(of: .cancelled))
  }

  func editPressed() {
    guard let loaded else { return }
    editor = EditCatViewModel(
      processor: processor, library: library, picture: loaded,
      onClosed: { [weak self] in self?.editor = nil })
  }
}
