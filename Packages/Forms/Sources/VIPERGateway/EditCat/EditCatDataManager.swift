import Shared

/// The work in progress on the picture; only one at a time.
nonisolated enum PictureWork {
  case filtering
  case saving
}

/// Everything the editor's use cases need from the data manager.
protocol EditCatDataManager: StartEditPort, FilterPicturePort, SavePicturePort {}

/// Keeps the edited picture and the work in progress, which the use cases share, and talks to
/// the photo library.
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
