package import Foundation

/// Bytes in a file that are read back whole or not at all.
package struct CacheFile {
  let path: String

  package init(path: String) {
    self.path = path
  }

  /// Nil when there is no such file, or another content than was written.
  package func read() -> [UInt8]? {
    guard var bytes = (try? InputFile.read(path)).map({ Array($0) }),
      bytes.count >= Self.sumLength
    else { return nil }
    let sum = Array(bytes.suffix(Self.sumLength))
    bytes.removeLast(Self.sumLength)
    return sum == Self.sumBytes(bytes) ? bytes : nil
  }

  /// What cannot be written is left out.
  ///
  /// A run that is interrupted, or another one at the same time, leaves a whole file: it gets its
  /// name last. Foundation's way of writing waits for the disk each time, which would take longer
  /// than everything else.
  package func write(_ bytes: [UInt8]) {
    let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
    // What has this name is a dead run's, or a link that somebody laid there.
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

/// Finds differences by chance, not by intent.
package enum Checksum {
  /// FNV-1a with 64 bits.
  package static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}

/// What tells one state of a file from another without reading it.
package struct FileStamp: Equatable, Sendable {
  /// The path, the size in bytes, and when it was last written to, to the nanosecond.
  package let text: String
  /// When anything of it last changed, its name and permissions among them.
  package let changed: Date

  /// Nil when there is no such file.
  package init?(_ path: String) {
    // Foundation's attributes come with the names of owner and group, looked up for every file.
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

/// How large what is at a path is, in bytes: of a link the link itself, 0 for what isn't there.
package func fileSize(_ path: String) -> Int {
  var status = stat()
  return lstat(path, &status) == 0 ? Int(status.st_size) : 0
}
