/// Collects pasted text up to the sequence that ends it.
nonisolated struct PasteBuffer {
  /// The maximum number of bytes kept; the rest is dropped.
  private static let limit = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the end sequence that have just come.
  private var endCount = 0

  /// Adds one byte and returns the whole text if that completed the end sequence.
  mutating func append(_ byte: UInt8) -> String? {
    // ESC occurs only at the start of the end sequence.
    endCount = byte == Self.end[endCount] ? endCount + 1 : byte == Byte.escape ? 1 : 0
    if bytes.count < Self.limit + Self.end.count { bytes.append(byte) }
    guard endCount == Self.end.count else { return nil }
    let isWhole = bytes.suffix(Self.end.count) == Self.end[...]
    if isWhole { bytes.removeLast(Self.end.count) }
    return end()
  }

  /// Ends without the end sequence, and returns the text so far.
  mutating func end() -> String {
    defer { self = PasteBuffer() }
    return String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
  }
}
