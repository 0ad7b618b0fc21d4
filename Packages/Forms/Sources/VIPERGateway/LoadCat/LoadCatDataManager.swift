import Shared

/// Everything the loader's use case needs from the data manager.
protocol LoadCatDataManager: LoadCatPort {}

/// Talks to the provider, and converts its addresses to entities and back.
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
