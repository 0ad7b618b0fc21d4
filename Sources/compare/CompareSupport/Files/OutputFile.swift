import Foundation

/// A file that a result is written to, such as the one named by `--output`.
package struct OutputFile {
  private let path: String
  private let shownPath: String

  package init(_ path: String, in folder: String) {
    self.path = path.path(from: folder)
    shownPath = path
  }

  /// Checks, before the long work, whether writing can work at all.
  package func check() throws(Failure) {
    let exists = FileManager.default.fileExists(atPath: path)
    guard !path.isFolder else { throw failure("it is a folder") }
    if exists, !FileManager.default.isWritableFile(atPath: path) {
      throw failure("permission denied")
    }
    let parent = (path as NSString).deletingLastPathComponent
    guard FileManager.default.fileExists(atPath: parent) else {
      throw failure("its folder does not exist")
    }
    guard parent.isFolder else { throw failure("its folder is a file") }
    guard exists || FileManager.default.isWritableFile(atPath: parent) else {
      throw failure("permission denied")
    }
  }

  /// All or nothing: a reader never sees half of the file.
  package func write(_ text: String) throws(Failure) {
    if let reason = isReplaceable ? WholeFile.write(Array(text.utf8), to: path) : pass(text) {
      throw failure(reason)
    }
  }

  /// A device or a pipe must not be replaced by a file.
  private func pass(_ text: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    let code = WholeFile.write(Array(text.utf8)[...], to: descriptor)
    return code == 0 ? nil : String(cString: strerror(code))
  }

  private var isReplaceable: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  }

  private func failure(_ reason: String) -> Failure {
    .outputUnwritable(path: shownPath, reason: reason)
  }
}

/// Makes folders; unlike Foundation, it reports why one can't be made.
package enum NewFolder {
  /// Makes it with all folders around it; an existing one is fine.
  ///
  /// - Returns: why that failed, or nil if it didn't.
  package static func make(_ path: String) -> String? {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      folder += "/\(part)"
      guard mkdir(folder, 0o777) != 0 else { continue }
      let code = errno
      var status = stat()
      guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return String(cString: strerror(code == EEXIST ? ENOTDIR : code))
      }
    }
    return nil
  }
}
