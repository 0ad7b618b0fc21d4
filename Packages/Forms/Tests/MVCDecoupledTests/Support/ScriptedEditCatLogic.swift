import Shared
import TestSupport

@testable import MVCDecoupled

/// Filters and saves that finish when the test decides, even after a cancellation.
final class ScriptedEditCatLogic: EditCatLogic {
  let original: Bitmap
  let filters = Calls<PictureFilter, Bitmap>()
  let saves = Calls<Bitmap, Result<String, PhotoLibraryError>>()

  init(original: Bitmap) {
    self.original = original
  }

  func picture(filteredBy filter: PictureFilter) async throws(CancellationError) -> Bitmap {
    await filters.call(filter)
  }

  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    try await saves.call(picture).get()
  }
}
