/// A place where pictures are saved.
public protocol PhotoLibrary: Sendable {
  /// Saves a picture under a new name and returns the name; existing files are never overwritten.
  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String
}

/// Why a picture couldn't be saved.
public enum PhotoLibraryError: Error, Equatable, Sendable {
  case cancelled
  case readOnlyFolder(path: String)
  case notFolder(path: String)
  case diskFull(path: String)
  case sizeLimit(path: String)
  case unexpected(path: String, message: String)
}

extension PhotoLibraryError: CustomStringConvertible {
  /// What happened and what to do about it, in one line of plain words.
  public var description: String {
    switch self {
    case .cancelled:
      "It was cancelled."
    case .readOnlyFolder(let path):
      "“\(path)” can't be written to; choose another folder with --photos."
    case .notFolder(let path):
      "“\(path)” isn't a folder; choose another one with --photos."
    case .diskFull(let path):
      "The disk of “\(path)” is full; make room and try again."
    case .sizeLimit(let path):
      "A picture in “\(path)” would exceed the limit of file sizes; raise it (ulimit -f) and try again."
    case .unexpected(let path, let message):
      "“\(path)” couldn't be used: \(message)."
    }
  }
}
