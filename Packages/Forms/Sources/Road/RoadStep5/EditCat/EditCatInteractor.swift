import Shared

/// What the presenter asks of the interactor.
protocol EditCatInteractorProtocol: AnyObject {
  func startFilter(_ filter: PictureFilter)
  func startSave()
}

/// What the interactor answers.
protocol EditCatInteractorOutput: AnyObject {
  func filtered(_ picture: Bitmap)
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// Does the business of the editor: filters and saves, and owns the work that is going on.
final class EditCatInteractor {
  weak var output: (any EditCatInteractorOutput)?

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private let original: Bitmap
  private var shown: Bitmap
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
    shown = picture
  }

  deinit {
    work?.cancel()
  }

  private func show(_ picture: Bitmap) {
    shown = picture
    output?.filtered(picture)
  }
}

extension EditCatInteractor: EditCatInteractorProtocol {
  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  func startFilter(_ filter: PictureFilter) {
    work?.cancel()
    work = Task { [weak self, original, processor] in
      let picture = try? await processor.apply(filter, to: original)
      guard let picture, !Task.isCancelled else { return }
      self?.show(picture)
    }
  }

  func startSave() {
    work = Task { [weak self, shown, library] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(shown)
        if Task.isCancelled { return }
        self?.output?.saved(as: name)
      } catch {
        if Task.isCancelled { return }
        self?.output?.saveFailed(reason: error.description)
      }
    }
  }
}
