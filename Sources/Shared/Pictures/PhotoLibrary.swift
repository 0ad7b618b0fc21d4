/// Where pictures are kept.
public protocol PhotoLibrary: Sendable {
  /// Saves a picture under a new name, which it returns; nothing that is there is written over.
  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String
}

/// Why a picture couldn't be saved.
public enum PhotoLibraryError: Error, Equatable, Sendable {
  case cancelled
}

extension PhotoLibraryError: CustomStringConvertible {
  /// What happened and what to do about it: one line in plain words.
  public var description: String {
    switch self {
    case .cancelled: "Cancelled."
    }
  }
}
