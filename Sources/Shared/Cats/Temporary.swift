public struct EmbeddedCatProvider: CatProvider {
  public init() {}
  public func address() async throws(CatError) -> CatAddress { CatAddress("embedded:x") }
  public func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    throw .unreachable
  }
}
public struct FolderPhotoLibrary: PhotoLibrary {
  public init(path: String) {}
  public func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String { throw .cancelled }
}
