/// Compressed streams much shorter than their contents, written bit by bit.
///
/// With the fixed codes of the format, each repetition of 258 bytes takes only thirteen or fourteen
/// bits, so the contents never have to exist.
public struct FixedDeflate {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  private init() {}

  /// A zlib stream of zeros.
  public static func zeros(_ count: Int) -> [UInt8] {
    var stream = FixedDeflate()
    stream.bytes = [0x78, 0x01]
    stream.begin()
    if count > 0 { stream.literal(0) }
    stream.repeat(max(0, count - 1) / 258, distance: 1)
    for _ in 0..<max(0, count - 1) % 258 { stream.literal(0) }
    stream.end()
    // Adler-32, one half of which counts the zeros.
    let sum = (count % 65_521) << 16 | 1
    return stream.bytes + PNGBytes.number(sum)
  }

  /// The body of a gzip file that expands to a gzip file of nothing, with this many empty blocks.
  public static func emptyBlocks(_ count: Int) -> [UInt8] {
    var stream = FixedDeflate()
    stream.begin()
    for byte in gzipHeader + emptyBlock { stream.literal(byte) }
    stream.repeat(count * emptyBlock.count / 258, distance: emptyBlock.count)
    return gzipHeader + stream.bytes
  }

  /// A gzip file with the contents of a zlib stream, and that stream's checksum instead of its own.
  public static func gzip(_ stream: [UInt8]) -> [UInt8] {
    gzipHeader + stream.dropFirst(2)
  }

  private static let gzipHeader: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
  /// An empty stored block.
  private static let emptyBlock: [UInt8] = [0, 0, 0, 0xFF, 0xFF]

  /// Begins the last block, with the fixed codes.
  private mutating func begin() {
    add(0b011, count: 3)
  }

  private mutating func end() {
    add(0, count: 7)
    if bitCount > 0 { add(0, count: 8 - bitCount) }
  }

  private mutating func literal(_ byte: UInt8) {
    if byte < 144 {
      code(0x30 + UInt64(byte), count: 8)
    } else {
      code(0x190 + UInt64(byte) - 144, count: 9)
    }
  }

  /// Writes repetitions; eight of them fill whole bytes, which can be copied.
  private mutating func `repeat`(_ count: Int, distance: Int) {
    var left = count
    while left > 0, left < 8 || bitCount != 0 {
      repetition(distance: distance)
      left -= 1
    }
    guard left > 0 else { return }
    let start = bytes.count
    for _ in 0..<8 { repetition(distance: distance) }
    let period = Array(bytes[start...])
    bytes.reserveCapacity(bytes.count + left / 8 * period.count)
    for _ in 1..<left / 8 { bytes += period }
    for _ in 0..<left % 8 { repetition(distance: distance) }
  }

  /// Repeats 258 bytes, from one or five bytes before.
  private mutating func repetition(distance: Int) {
    code(0b1100_0101, count: 8)
    if distance == 1 {
      code(0, count: 5)
    } else {
      code(4, count: 5)
      add(0, count: 1)
    }
  }

  /// Writes a code, most significant bit first.
  private mutating func code(_ code: UInt64, count: Int) {
    var reversed: UInt64 = 0
    for bit in 0..<count { reversed |= (code >> UInt64(bit) & 1) << UInt64(count - 1 - bit) }
    add(reversed, count: count)
  }

  private mutating func add(_ value: UInt64, count: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
