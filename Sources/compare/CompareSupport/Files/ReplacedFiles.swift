import Foundation

/// Files that others take the place of, and that come back when nothing comes of it.
package struct ReplacedFiles {
  private let paths: [String]
  private var old: [String: Data] = [:]

  package init(_ names: [String], in folder: String) { paths = names.map { "\(folder)/\($0)" } }

  /// All of them, or none.
  ///
  /// - Throws: when one is there and may not be replaced.
  package mutating func remove(isAllowed: Bool) throws(Failure) {
    for path in paths where InputFile.isNamed(path) {
      guard isAllowed else {
        throw Failure("There is a '\(path)' already: --force writes over it.")
      }
      do {
        old[path] = try InputFile.read(path)
      } catch {
        throw .outputUnwritable(path: path, reason: error.reason)
      }
    }
    for path in old.keys where unlink(path) != 0 {
      let reason = String(cString: strerror(errno))
      restore()
      throw .outputUnwritable(path: path, reason: reason)
    }
  }

  /// As it was before.
  package func restore() {
    for path in paths {
      if let data = old[path] {
        try? data.write(to: URL(fileURLWithPath: path))
      } else {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
