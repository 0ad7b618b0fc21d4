import Shared
import TestSupport

@testable import MVCDecoupled

/// Filters and saves that are done when the test says so, even for those who have cancelled.
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
