/// Where pictures are kept.
public protocol PhotoLibrary: Sendable {
  /// Saves a picture under a new name, which it returns; nothing that is there is written over.
  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String
}

/// Why a picture couldn't be saved.
public enum PhotoLibraryError: Error, Equatable, Sendable {
  case cancelled
}
