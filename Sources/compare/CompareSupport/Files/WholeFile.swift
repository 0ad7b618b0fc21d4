import Foundation
import Synchronization

/// Writes a file whole or not at all, also when this program is told to end meanwhile.
package enum WholeFile {
  private struct Drafts {
    var open: Set<String> = []
    /// Whether this program ends: then none gets its name any more.
    var isOver = false
  }

  private static let drafts = Mutex(Drafts())

  /// The content gets its name last; a link stays one, and a file's permissions stay.
  ///
  /// - Returns: why it could not be written, nil when it was.
  package static func write(_ bytes: [UInt8], to path: String) -> String? {
    let path = path.realPath
    let draft =
      (path as NSString).deletingLastPathComponent + "/.compare-\(getpid())-\(UUID().uuidString)"
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o666
    let descriptor = drafts.withLock { drafts -> Int32 in
      guard !drafts.isOver else { return -1 }
      drafts.open.insert(draft)
      return open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    guard descriptor >= 0 else { return end(draft, errno) }
    var code = write(bytes[...], to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { return end(draft, code) }
    let isNamed = drafts.withLock { drafts in
      !drafts.isOver && rename(draft, path) == 0 && drafts.open.remove(draft) != nil
    }
    return isNamed ? nil : end(draft, errno)
  }

  /// Writes all there is to an open file.
  ///
  /// - Returns: the system's number for why it could not, 0 when it could.
  package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Leaves no half of a file behind when this program ends.
  package static func abandon() {
    drafts.withLock { drafts in
      drafts.isOver = true
      for draft in drafts.open { unlink(draft) }
    }
  }

  private static func end(_ draft: String, _ code: Int32) -> String {
    unlink(draft)
    drafts.withLock { _ = $0.open.remove(draft) }
    return String(cString: strerror(code))
  }
}
