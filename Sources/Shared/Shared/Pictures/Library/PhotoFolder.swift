import Foundation

/// A folder for pictures.
struct PhotoFolder {
  let path: String

  func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Creates the folder and its parents if they don't exist.
  func create() throws(PhotoLibraryError) {
    // A NUL would cut the path short.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFolder(path: path) }
    try create(path[...])
  }

  private func create(_ path: Substring) throws(PhotoLibraryError) {
    guard try !isThere(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try create(path[..<slash])
    }
    // Another process may have been faster.
    guard mkdir(String(path), 0o777) == 0 || errno == EEXIST else { throw failure(errno) }
    guard try isThere(path) else { throw .notFolder(path: self.path) }
  }

  private func isThere(_ path: Substring) throws(PhotoLibraryError) -> Bool {
    var status = stat()
    guard stat(String(path), &status) == 0 else {
      if errno == ENOENT { return false }
      throw failure(errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notFolder(path: self.path) }
    return true
  }

  /// Makes a new name survive a power loss; errors of file systems that can't do it are ignored.
  func sync() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension PhotoFolder {
  /// Translates a system error number into the library's error.
  func failure(_ code: Int32) -> PhotoLibraryError {
    switch code {
    case EACCES, EPERM, EROFS: .readOnlyFolder(path: path)
    case ENOTDIR: .notFolder(path: path)
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EFBIG: .sizeLimit(path: path)
    default: .unexpected(path: path, message: String(cString: strerror(code)))
    }
  }

  func failure(_ error: PNGError) -> PhotoLibraryError {
    switch error {
    case .cancelled: .cancelled
    default: .unexpected(path: path, message: "\(error)".trimmingCharacters(in: ["."]))
    }
  }
}
