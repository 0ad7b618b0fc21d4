import CompareSupport
import Foundation

/// A folder for what the compiler reads and writes, of which only what changed is written.
struct ScratchFolder: Sendable {
  let path: String

  init(_ path: String) throws(Failure) {
    self.path = path
    if let reason = NewFolder.make(path) { throw .scratchUnwritable(path: path, reason: reason) }
  }

  /// - Returns: the file's path, and whether it was any different before.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(Failure) -> (
    path: String, isNew: Bool
  ) {
    let file = "\(path)/\(name)"
    if (try? InputFile.read(file)) == Data(bytes) { return (file, false) }
    if let reason = WholeFile.write(bytes, to: file) {
      throw .scratchUnwritable(path: file, reason: reason)
    }
    return (file, true)
  }

  func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// What is directly in it.
  var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
  }
}
