package import Foundation

/// Bytes in a file that are read back either completely or not at all.
package struct CacheFile {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Nil if there is no such file, or if its content isn't what was written.
  package func read() -> [UInt8]? {
    guard var bytes = (try? InputFile.read(path)).map({ Array($0) }),
      bytes.count >= Self.sumLength
    else { return nil }
    let sum = Array(bytes.suffix(Self.sumLength))
    bytes.removeLast(Self.sumLength)
    return sum == Self.sumBytes(bytes) ? bytes : nil
  }

  /// Write errors are ignored.
  ///
  /// An interrupted run, or another one at the same time, still leaves a complete file, because the
  /// file gets its name last. Foundation's writing waits for the disk each time, which would take
  /// longer than everything else.
  package func write(_ bytes: [UInt8]) {
    let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
    // A file with this name is left over from a dead run, or is a link that somebody planted.
    unlink(draft)
    guard let file = fopen(draft, "wx") else { return }
    let content = bytes + Self.sumBytes(bytes)
    let isWritten = fwrite(content, 1, content.count, file) == content.count
    if fclose(file) != 0 || !isWritten || rename(draft, path) != 0 { unlink(draft) }
  }

  private static let sumLength = 8

  private static func sumBytes(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: Checksum.fnv1a(bytes).littleEndian) { Array($0) }
  }
}

/// Detects accidental differences, not intended ones.
package enum Checksum {
  /// FNV-1a with 64 bits.
  package static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for offset in 0..<buffer.count { sum = (sum ^ UInt64(start[offset])) &* 0x100_0000_01B3 }
    }
    return sum
  }
}

/// Distinguishes two states of a file without reading it.
package struct FileStamp: Equatable, Sendable {
  /// The path, the size in bytes, and when it was last written to, to the nanosecond.
  package let text: String
  /// When anything about it last changed, including its name and permissions.
  package let changed: Date

  /// Nil if there is no such file.
  package init?(_ path: String) {
    // Foundation's attributes include the names of owner and group, looked up for every file.
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.changed = Date(timeIntervalSince1970: Double(changed.tv_sec))
    text = "\(path) \(status.st_size) \(modified.tv_sec) \(modified.tv_nsec)"
  }
}

/// The size of a file in bytes: for a link, that of the link itself; 0 if the file doesn't exist.
package func fileSize(_ path: String) -> Int {
  var status = stat()
  return lstat(path, &status) == 0 ? Int(status.st_size) : 0
}
