import Shared

/// All that the loader's use case needs of whatever has cats.
protocol LoadCatDataManager: LoadCatPort {}

/// Knows the provider: its addresses become entities here, and addresses again.
final class StandardLoadCatDataManager {
  private let provider: any CatProvider

  init(provider: any CatProvider) {
    self.provider = provider
  }
}

extension StandardLoadCatDataManager: LoadCatDataManager {
  func cat() async throws(CatError) -> CatEntity {
    let address = try await provider.address()
    return CatEntity(address: address.text, deadline: address.deadline)
  }

  func picture(of cat: CatEntity) async throws(CatError) -> Bitmap {
    try await provider.picture(at: CatAddress(cat.address, deadline: cat.deadline))
  }
}
