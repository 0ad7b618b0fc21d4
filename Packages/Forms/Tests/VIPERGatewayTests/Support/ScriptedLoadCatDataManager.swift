import Shared
import TestSupport

@testable import VIPERGateway

/// A data manager that delivers cats when the test decides, even after a cancellation.
final class ScriptedLoadCatDataManager: @MainActor LoadCatDataManager {
  let cats = Calls<Void, Result<CatEntity, CatError>>()
  let pictures = Calls<CatEntity, Result<Bitmap, CatError>>()

  func cat() async throws(CatError) -> CatEntity {
    try await cats.call(()).get()
  }

  func picture(of cat: CatEntity) async throws(CatError) -> Bitmap {
    try await pictures.call(cat).get()
  }
}

extension CatEntity {
  /// A cat without a time limit.
  init(_ address: String) {
    self.init(address: address, deadline: nil)
  }
}
