import Shared

/// Does what the editor asks of the world: it alone has the work that is going on.
final class EditCatEffects {
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary
  private var work: Task<Void, Never>?

  init(processor: any PictureProcessor, library: any PhotoLibrary) {
    self.processor = processor
    self.library = library
  }

  deinit {
    work?.cancel()
  }

  /// Whatever is asked ends the work that is going on, which then answers nothing.
  func perform(_ effect: EditCatEffect, answer: @escaping (EditCatAnswer) -> Void) {
    work?.cancel()
    switch effect {
    case .filter(let filter, let picture):
      work = Task { [processor] in
        let filtered = try? await processor.apply(filter, to: picture)
        guard let filtered, !Task.isCancelled else { return }
        answer(.filtered(filtered))
      }
    case .save(let picture):
      work = Task { [library] in
        do throws(PhotoLibraryError) {
          let name = try await library.save(picture)
          if Task.isCancelled { return }
          answer(.saved(name: name))
        } catch {
          if Task.isCancelled { return }
          answer(.saveFailed(reason: error.description))
        }
      }
    case .cancel:
      work = nil
    }
  }
}
