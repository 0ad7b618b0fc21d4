import Shared

/// The use cases of the editor: apply a filter and save the result.
final class EditCatInteractor: EditCatInteractorInput {
  weak var output: (any EditCatInteractorOutput)?

  private let original: Bitmap
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary

  /// The result of the last filter that was finished.
  private var picture: Bitmap
  private var work: Task<Void, Never>?

  init(original: Bitmap, processor: any PictureProcessor, library: any PhotoLibrary) {
    self.original = original
    self.processor = processor
    self.library = library
    picture = original
  }

  deinit {
    work?.cancel()
  }

  func showOriginal() {
    finish(original)
  }

  func apply(_ filter: PictureFilter) {
    work?.cancel()
    work = Task { [weak self, processor, original] in
      let result = try? await processor.apply(filter, to: original)
      guard !Task.isCancelled, let result else { return }
      self?.finish(result)
    }
  }

  func save() {
    work?.cancel()
    work = Task { [weak self, library, picture] in
      do throws(PhotoLibraryError) {
        let name = try await library.save(picture)
        guard !Task.isCancelled else { return }
        self?.output?.didSave(as: name)
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.didFailToSave(reason: error.description)
      }
    }
  }

  func cancelWork() {
    work?.cancel()
    work = nil
  }

  private func finish(_ picture: Bitmap) {
    self.picture = picture
    output?.didFinish(picture)
  }
}
