import Foundation

/// A folder for pictures.
struct PhotoFolder {
  let path: String

  func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Makes the folder, and those that it is in, unless it is there.
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
    // Someone else may have been faster.
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

  /// Makes a new name survive a power loss; a file system that can't needs no telling.
  func sync() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension PhotoFolder {
  /// Says in the library's terms what an error number of the system means.
  func failure(_ code: Int32) -> PhotoLibraryError {
    switch code {
    case EACCES, EPERM, EROFS: .readOnlyFolder(path: path)
    case ENOTDIR: .notFolder(path: path)
    // The last is a limit on the size of a file.
    case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
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
