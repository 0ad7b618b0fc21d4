import Observation
import Shared

/// The cat that is loaded, for every view that shows or edits it, and what can be done with it.
@Observable
final class CatsModel {
  private(set) var address: CatAddress?
  private(set) var picture: Bitmap?

  private let provider: any CatProvider
  private let processor: any PictureProcessor
  private let library: any PhotoLibrary

  init(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) {
    self.provider = provider
    self.processor = processor
    self.library = library
  }

  /// Forgets the cat; at once, before a task has begun to load another.
  func clear() {
    address = nil
    picture = nil
  }

  /// Loads a cat, its address first; once cancelled, it changes nothing.
  func load() async throws(CatError) {
    let address = try await provider.address()
    if Task.isCancelled { throw .cancelled }
    self.address = address
    let picture = try await provider.picture(at: address)
    if Task.isCancelled { throw .cancelled }
    self.picture = picture
  }

  /// The picture with the filter applied; nil once cancelled.
  func apply(_ filter: PictureFilter, to picture: Bitmap) async -> Bitmap? {
    let filtered = try? await processor.apply(filter, to: picture)
    return Task.isCancelled ? nil : filtered
  }

  /// Saves a picture and returns its name.
  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    let name = try await library.save(picture)
    if Task.isCancelled { throw .cancelled }
    return name
  }
}
