import Foundation

/// Makes folders; other than Foundation, it tells why one can't be.
package enum NewFolder {
  /// Makes it with all those around it; one that is there is fine.
  ///
  /// - Returns: why that failed, nil when it didn't.
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
