import Shared

/// Does the business of the editor: filters and saves, and owns the work that is going on.
final class EditCatInteractor {
  weak var output: (any EditCatInteractorOutput)?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let original: Bitmap
  private var shown: Bitmap
  private var filtering: Task<Void, Never>?
  private var saving: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, request: EditCatRequest) {
    self.processor = processor
    self.library = library
    original = request.picture
    shown = request.picture
  }

  deinit {
    filtering?.cancel()
    saving?.cancel()
  }

  private func endFilter(with picture: Bitmap) {
    filtering = nil
    shown = picture
    output?.filtered(picture)
  }

  private func endSave(as name: String) {
    saving = nil
    output?.saved(as: name)
  }

  private func endSave(reason: String) {
    saving = nil
    output?.saveFailed(reason: reason)
  }
}

extension EditCatInteractor: EditCatInteractorProtocol {
  func start() {
    output?.started(shown)
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  func startFilter(_ filter: PictureFilter) {
    guard saving == nil else { return }
    filtering?.cancel()
    output?.filterStarted(filter)
    filtering = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.endFilter(with: picture)
    }
  }

  func startSave() {
    guard filtering == nil, saving == nil else { return }
    output?.saveStarted()
    saving = Task { [weak self, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.endSave(as: name)
      } catch {
        if Task.isCancelled { return }
        self?.endSave(reason: error.description)
      }
    }
  }

  func cancel() {
    filtering?.cancel()
    saving?.cancel()
  }
}

extension EditCatInteractor: BaseInteractor {
  var forPresenter: any EditCatInteractorProtocol { self }
}
