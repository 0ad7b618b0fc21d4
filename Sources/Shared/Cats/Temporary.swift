public struct EmbeddedCatProvider: CatProvider {
  public init() {}
  public func address() async throws(CatError) -> CatAddress { CatAddress("embedded:x") }
  public func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    throw .unreachable
  }
}
