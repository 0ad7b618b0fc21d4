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

  /// New work takes the place of what is going on.
  func perform(_ effect: EditCatEffect, send: @escaping (EditCatIntent) -> Void) {
    work?.cancel()
    switch effect {
    case .filter(let filter, let picture, let id):
      work = Task { [processor] in
        let filtered = try? await processor.apply(filter, to: picture)
        if let filtered { send(.filtered(filtered, work: id)) }
      }
    case .save(let picture, let id):
      work = Task { [library] in
        do throws(PhotoLibraryError) {
          send(.saved(name: try await library.save(picture), work: id))
        } catch {
          send(.saveFailed(reason: error.description, work: id))
        }
      }
    case .cancel:
      work = nil
    }
  }
}
