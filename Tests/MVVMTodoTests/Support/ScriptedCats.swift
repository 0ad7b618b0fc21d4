import Shared
import Testing

@testable import MVVMTodo

/// Cats that come when the test says so, even to those who have cancelled.
nonisolated struct ScriptedCatProvider: CatProvider {
  let addresses = Calls<Void, Result<CatAddress, CatError>>()
  let pictures = Calls<CatAddress, Result<Bitmap, CatError>>()

  func address() async throws(CatError) -> CatAddress {
    try await addresses.call(()).get()
  }

  func picture(at address: CatAddress) async throws(CatError) -> Bitmap {
    try await pictures.call(address).get()
  }
}

/// Filters that are done when the test says so, even for those who have cancelled.
nonisolated struct ScriptedPictureProcessor: PictureProcessor {
  struct Input: Equatable {
    let filter: PictureFilter
    let picture: Bitmap
  }

  let calls = Calls<Input, Bitmap>()

  func apply(
    _ filter: PictureFilter, to picture: Bitmap
  ) async throws(CancellationError) -> Bitmap {
    await calls.call(Input(filter: filter, picture: picture))
  }
}

/// A photo library that is done when the test says so.
nonisolated struct ScriptedPhotoLibrary: PhotoLibrary {
  let calls = Calls<Bitmap, Result<String, PhotoLibraryError>>()

  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String {
    try await calls.call(picture).get()
  }
}

nonisolated extension Bitmap {
  /// One pixel, told from others by its brightness.
  static func grey(_ brightness: UInt8) throws -> Bitmap {
    try #require(Bitmap(width: 1, height: 1, rgba: [brightness, brightness, brightness, 255]))
  }
}

nonisolated extension CatPicture {
  /// One pixel, told from others by its brightness.
  static func grey(_ brightness: UInt8) -> CatPicture {
    CatPicture(width: 1, height: 1, rgba: [brightness, brightness, brightness, 255])
  }
}
