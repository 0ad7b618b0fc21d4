import Shared

/// All that the editor's use cases need of whatever keeps pictures.
protocol EditCatDataManager: FilterPicturePort, SavePicturePort {}

/// Keeps the picture that is edited, which the use cases share, and knows the library.
final class StandardEditCatDataManager {
  let original: Bitmap
  var shown: Bitmap

  private let library: any PhotoLibrary

  init(library: any PhotoLibrary, original: Bitmap) {
    self.library = library
    self.original = original
    shown = original
  }
}

extension StandardEditCatDataManager: EditCatDataManager {
  func save(_ picture: Bitmap) async throws(DataFailure) -> String {
    do throws(PhotoLibraryError) {
      return try await library.save(picture)
    } catch {
      throw DataFailure(description: error.description)
    }
  }
}
