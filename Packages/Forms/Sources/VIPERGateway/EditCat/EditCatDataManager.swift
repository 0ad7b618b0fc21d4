import Shared

/// What goes on with the picture; one thing at a time.
nonisolated enum PictureWork {
  case filtering
  case saving
}

/// All that the editor's use cases need of whatever keeps pictures.
protocol EditCatDataManager: StartEditPort, FilterPicturePort, SavePicturePort {}

/// Keeps the picture that is edited and what goes on with it, which the use cases share, and knows
/// the library.
final class StandardEditCatDataManager {
  let original: Bitmap
  var shown: Bitmap
  var work: PictureWork?

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
