import Shared
import TestSupport

@testable import MVCDecoupled

/// A load whose steps finish when the test decides, even after a cancellation.
final class ScriptedLoadCatLogic: LoadCatLogic {
  let addresses = Calls<Void, CatAddress>()
  let pictures = Calls<Void, Result<Bitmap, CatError>>()

  func load(onAddress: (CatAddress) -> Void) async throws(CatError) -> Bitmap {
    onAddress(await addresses.call(()))
    return try await pictures.call(()).get()
  }
}
