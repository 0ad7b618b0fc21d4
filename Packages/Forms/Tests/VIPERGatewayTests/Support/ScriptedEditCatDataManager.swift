import Shared
import TestSupport

@testable import VIPERGateway

/// A data manager that is done with saving when the test says so.
final class ScriptedEditCatDataManager: @MainActor EditCatDataManager {
  let original: Bitmap
  var shown: Bitmap
  var work: PictureWork?
  let saves = Calls<Bitmap, Result<String, DataFailure>>()

  init(original: Bitmap) {
    self.original = original
    shown = original
  }

  func save(_ picture: Bitmap) async throws(DataFailure) -> String {
    try await saves.call(picture).get()
  }
}
