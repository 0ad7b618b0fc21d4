package import CompareSupport
import Foundation
import SourceRecords

/// A folder that the compiler writes to, and the folders that are measured there.
package struct Workplace: Sendable {
  package let scratch: String
  package let measured: [String]

  /// Refuses our folder within what is measured if it leads elsewhere: otherwise the author of the
  /// measured code could decide where we write.
  ///
  /// The cache belongs to the user, wherever it is, and contains links of our own and of revisions.
  func refuseLinks() throws(Failure) {
    guard
      let root = measured.first(where: { scratch.hasPrefix("\($0)/\(Workspace.scratchName)") })
    else { return }
    var folder = root
    for part in scratch.dropFirst(root.count).split(separator: "/") {
      folder += "/\(part)"
      var status = stat()
      guard lstat(folder, &status) == 0 else { return }
      guard status.st_mode & S_IFMT != S_IFLNK else { throw .link(folder) }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw Failure("'\(folder)' isn't a folder, and `compare` needs one there: move it away.")
      }
    }
    try refuseLinks(in: scratch)
  }

  /// Allows the links of SwiftPM and of the compiler, which lead to files next to them.
  ///
  /// What SwiftPM fetches, and the bundles it copies, may contain links: only SwiftPM writes there.
  private func refuseLinks(in folder: String, isFetched: Bool = false) throws(Failure) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        guard (Self.ownLinks.contains(name) && staysInside(path)) || isCompilersLock(path) else {
          throw .link(path)
        }
      case S_IFDIR where !isFetched && !Self.isBundle(name):
        try refuseLinks(
          in: path, isFetched: folder == scratch && Self.fetched.contains(name))
      default: break
      }
    }
  }

  private static let ownLinks: Set = ["debug", "release"]
  private static let fetched: Set = ["artifacts", "checkouts", "repositories"]

  /// A compiler that was killed leaves its locks, which are links to files next to them; the next
  /// compiler only reads and removes them.
  private func isCompilersLock(_ path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    guard folder.hasSuffix("/ModuleCache"), path.hasSuffix(".lock"),
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    else { return false }
    return (target as NSString).deletingLastPathComponent == folder
  }

  private static func isBundle(_ name: String) -> Bool {
    [".bundle", ".resources", ".framework"].contains { name.hasSuffix($0) }
  }

  private func staysInside(_ path: String) -> Bool {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return false
    }
    return !target.hasPrefix("/") && !target.split(separator: "/").contains("..")
  }
}

extension MeasuringSession {
  /// Works in scratch folders while no other run does, and reports what it is waiting for.
  package func working<Value>(
    in workplaces: [Workplace], _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    for workplace in workplaces { try workplace.refuseLinks() }
    // Always in the same order, to avoid deadlocks between two runs.
    let locks = workplaces.sorted { $0.scratch < $1.scratch }.map { workplace in
      ScratchLock.take(workplace.scratch) {
        let names = workplace.measured.joined(separator: "', '")
        progress.say("Waiting for another compare that measures '\(names)'.")
      }
    }
    defer { for lock in locks { lock?.release() } }
    return try body()
  }
}

extension Failure {
  fileprivate static func link(_ path: String) -> Failure {
    Failure("'\(path)' is a symbolic link, and `compare` writes through none: remove it.")
  }
}
