import Foundation

/// What tells one state of a file from another without reading it.
package struct FileStamp: Equatable, Sendable {
  /// The path, the size in bytes, and when it was last written to, to the nanosecond.
  package let text: String

  /// Nil when there is no such file.
  package init?(_ path: String) {
    // Foundation's attributes come with the names of owner and group, looked up for every file.
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    text = "\(path) \(status.st_size) \(modified.tv_sec) \(modified.tv_nsec)"
  }
}
