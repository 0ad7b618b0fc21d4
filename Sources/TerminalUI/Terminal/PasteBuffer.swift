/// Collects what is pasted, up to the sequence that ends it.
nonisolated struct PasteBuffer {
  /// The most bytes that are taken; what is past that is dropped.
  private static let limit = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of the end came last.
  private var endCount = 0

  /// Takes one byte, and returns the whole text if that was the last one.
  mutating func append(_ byte: UInt8) -> String? {
    // ESC is nowhere in the end but at its start.
    endCount = byte == Self.end[endCount] ? endCount + 1 : byte == Byte.escape ? 1 : 0
    if bytes.count < Self.limit + Self.end.count { bytes.append(byte) }
    guard endCount == Self.end.count else { return nil }
    let isWhole = bytes.suffix(Self.end.count) == Self.end[...]
    if isWhole { bytes.removeLast(Self.end.count) }
    return end()
  }

  /// Ends without the sequence, and returns what there is.
  mutating func end() -> String {
    defer { self = PasteBuffer() }
    return String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
  }
}
