import Shared

/// The editor's business logic: keeps the original, filters it, and saves pictures.
final class StandardEditCatLogic {
  let original: Bitmap

  private let processor: any PictureProcessor
  private let library: any PhotoLibrary

  init(processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap) {
    self.processor = processor
    self.library = library
    original = picture
  }
}

extension StandardEditCatLogic: EditCatLogic {
  func picture(filteredBy filter: PictureFilter) async throws(CancellationError) -> Bitmap {
    try await processor.apply(filter, to: original)
  }

  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    try await library.save(picture)
  }
}
