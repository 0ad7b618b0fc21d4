import Foundation

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
