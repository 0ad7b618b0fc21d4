import Shared
import TestSupport

@testable import VIPERGateway

/// A data manager that finishes saving when the test decides.
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
