import Foundation

/// What tells one state of a file from another without reading it.
struct FileStamp: Equatable, Sendable {
  let path: String
  private let size: Int
  private let modified: Date

  /// Nil when there is no such file.
  init?(_ path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int,
      let modified = attributes[.modificationDate] as? Date
    else { return nil }
    self.path = path
    self.size = size
    self.modified = modified
  }

  var text: String {
    "\(path) \(size) \(modified.timeIntervalSinceReferenceDate.bitPattern)"
  }
}
