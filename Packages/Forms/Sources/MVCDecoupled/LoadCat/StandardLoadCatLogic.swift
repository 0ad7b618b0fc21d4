import Shared

/// The cat loader's business logic: it knows that a load has two steps.
final class StandardLoadCatLogic {
  private let provider: any CatProvider

  init(provider: any CatProvider) {
    self.provider = provider
  }
}

extension StandardLoadCatLogic: LoadCatLogic {
  func load(onAddress: (CatAddress) -> Void) async throws(CatError) -> Bitmap {
    let address = try await provider.address()
    if Task.isCancelled { throw .cancelled }
    onAddress(address)
    return try await provider.picture(at: address)
  }
}
