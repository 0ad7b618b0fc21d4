import CompareSupport
import Foundation

/// A folder that the compiler writes to, and what is measured there.
package struct Workplace: Sendable {
  package let scratch: String
  package let measured: [String]

  /// Refuses a folder inside of what is measured that leads elsewhere: whoever made what is measured
  /// would decide where we write.
  func refuseLinks() throws(Failure) {
    guard let root = measured.first(where: { scratch.hasPrefix($0 + "/") }) else { return }
    var folder = root
    for part in scratch.dropFirst(root.count).split(separator: "/") {
      folder += "/\(part)"
      var status = stat()
      guard lstat(folder, &status) == 0 else { return }
      guard status.st_mode & S_IFMT != S_IFLNK else { throw .link(folder) }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw Failure("'\(folder)' is no folder, and `compare` needs one there: move it away.")
      }
      try refuseLinks(in: folder)
    }
  }

  /// SwiftPM makes links of its own, which lead to folders beside them.
  private func refuseLinks(in folder: String) throws(Failure) {
    let manager = FileManager.default
    for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      guard let target = try? manager.destinationOfSymbolicLink(atPath: path) else { continue }
      let staysInside = !target.hasPrefix("/") && !target.split(separator: "/").contains("..")
      guard staysInside, ["debug", "release"].contains(name) else { throw .link(path) }
    }
  }
}

extension Failure {
  fileprivate static func link(_ path: String) -> Failure {
    Failure("'\(path)' is a symbolic link, and `compare` writes through none: remove it.")
  }
}
