import CompareSupport
import Foundation

/// The file that a traced program maps into its memory: what it wrote outlives its end.
enum RecordFile {
  /// A file with holes: only what is written takes room on the disk.
  static func make(_ path: String, room: Int) throws(Failure) {
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let head = RunRecord.head
    defer { close(file) }
    guard file >= 0, ftruncate(file, off_t(RunRecord.length(of: room))) == 0,
      write(file, head, head.count) == head.count
    else { throw .outputUnwritable(path: path, reason: String(cString: strerror(errno))) }
  }

  static func read(_ path: String) throws(Failure) -> RunRecord {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      return data.withUnsafeBytes { RunRecord($0) }
    } catch {
      throw .recordUnreadable(path: path, reason: error.localizedDescription)
    }
  }
}

extension Failure {
  fileprivate static func recordUnreadable(path: String, reason: String) -> Failure {
    Failure("The record '\(path)' cannot be read: \(reason).")
  }
}
