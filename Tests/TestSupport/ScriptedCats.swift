public import Shared

/// Cats that come when the test says so, even if the call was cancelled.
public struct ScriptedCatProvider: CatProvider {
  public let addresses = Calls<Void, Result<CatAddress, CatError>>()
  public let pictures = Calls<CatAddress, Result<Bitmap, CatError>>()

  public init() {}

  public func address() async throws(CatError) -> CatAddress {
    try await addresses.call(()).get()
  }

  public func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    try await pictures.call(address).get()
  }
}

/// Filters that finish when the test says so, even if the call was cancelled.
public struct ScriptedPictureProcessor: PictureProcessor {
  public struct Input: Equatable, Sendable {
    public init(filter: PictureFilter, picture: Bitmap) {
      self.filter = filter
      self.picture = picture
    }

    public let filter: PictureFilter
    public let picture: Bitmap
  }

  public let calls = Calls<Input, Bitmap>()

  public init() {}

  public func apply(
    _ filter: PictureFilter, to picture: Bitmap
  ) async throws(CancellationError) -> Bitmap {
    await calls.call(Input(filter: filter, picture: picture))
  }
}

/// A photo library that finishes when the test says so.
public struct ScriptedPhotoLibrary: PhotoLibrary {
  public let calls = Calls<Bitmap, Result<String, PhotoLibraryError>>()

  public init() {}

  public func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    try await calls.call(picture).get()
  }
}

extension Bitmap {
  /// One pixel, identified by its brightness.
  public static func grey(_ brightness: UInt8) throws(NoPicture) -> Bitmap {
    let rgba = [brightness, brightness, brightness, 255]
    guard let picture = Bitmap(width: 1, height: 1, rgba: rgba) else { throw NoPicture() }
    return picture
  }

  /// Thrown if the bytes don't form a picture.
  public struct NoPicture: Error {}
}
