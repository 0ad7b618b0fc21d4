/// Undoes row filters a whole pixel at a time, for pixels of three or four bytes.
///
/// The pixel before stays in a register: through memory, every byte would wait for the one before
/// to arrive there. The bytes of a pixel share a number of 32 bits.
struct PNGPixelFilter {
  let row: UnsafeMutableRawPointer
  let above: UnsafeRawPointer
  /// In bytes; a whole number of pixels.
  let count: Int

  /// Returns whether it was done: for other sizes of pixels and other filters it isn't.
  func undo(_ filter: PNGRowFilter, pixelSize: Int) -> Bool {
    switch (filter, pixelSize) {
    case (.sub, 3): undoSub(3)
    case (.sub, 4): undoSub(4)
    case (.average, 3): undoAverage(3)
    case (.average, 4): undoAverage(4)
    case (.paeth, 3): undoPaeth(3)
    case (.paeth, 4): undoPaeth(4)
    default: return false
    }
    return true
  }

  @inline(__always)
  private func undoSub(_ size: Int) {
    var left: UInt32 = 0
    for offset in stride(from: 0, to: count, by: size) {
      left = Self.sum(load(row + offset, size), left)
      store(left, at: offset, size)
    }
  }

  @inline(__always)
  private func undoAverage(_ size: Int) {
    var left: UInt32 = 0
    for offset in stride(from: 0, to: count, by: size) {
      let up = load(above + offset, size)
      let average = (left & up) &+ (((left ^ up) & 0xFEFE_FEFE) >> 1)
      left = Self.sum(load(row + offset, size), average)
      store(left, at: offset, size)
    }
  }

  @inline(__always)
  private func undoPaeth(_ size: Int) {
    var left = SIMD4<Int16>()
    var corner = left
    for offset in stride(from: 0, to: count, by: size) {
      let up = Self.widened(load(above + offset, size))
      let toUp = left &- corner
      let toLeft = up &- corner
      let upDistance = Self.magnitude(toUp)
      let leftDistance = Self.magnitude(toLeft)
      let isUp = (upDistance &- leftDistance) &>> 15
      let nearest = Self.choice(isUp, up, left)
      let distance = Self.choice(isUp, upDistance, leftDistance)
      let isCorner = (Self.magnitude(toUp &+ toLeft) &- distance) &>> 15
      let expected = Self.choice(isCorner, corner, nearest)
      left = (Self.widened(load(row + offset, size)) &+ expected) & 255
      corner = up
      store(Self.narrowed(left), at: offset, size)
    }
  }

  @inline(__always)
  private func load(_ pixel: UnsafeRawPointer, _ size: Int) -> UInt32 {
    if size == 4 { return UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self)) }
    let start = UInt16(littleEndian: pixel.loadUnaligned(as: UInt16.self))
    return UInt32(start) | UInt32(pixel.load(fromByteOffset: 2, as: UInt8.self)) << 16
  }

  @inline(__always)
  private func store(_ pixel: UInt32, at offset: Int, _ size: Int) {
    if size == 4 {
      row.storeBytes(of: pixel.littleEndian, toByteOffset: offset, as: UInt32.self)
    } else {
      let start = UInt16(truncatingIfNeeded: pixel).littleEndian
      row.storeBytes(of: start, toByteOffset: offset, as: UInt16.self)
      let end = UInt8(truncatingIfNeeded: pixel >> 16)
      row.storeBytes(of: end, toByteOffset: offset + 2, as: UInt8.self)
    }
  }

  /// Adds byte by byte: the highest bits apart, so that none carries into the next byte.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  @inline(__always)
  private static func widened(_ pixel: UInt32) -> SIMD4<Int16> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func narrowed(_ pixel: SIMD4<Int16>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: pixel), to: UInt32.self)
  }

  @inline(__always)
  private static func magnitude(_ numbers: SIMD4<Int16>) -> SIMD4<Int16> {
    let sign = numbers &>> 15
    return (numbers ^ sign) &- sign
  }

  /// The first where the mask is all ones, the second where it is zero.
  @inline(__always)
  private static func choice(
    _ mask: SIMD4<Int16>, _ first: SIMD4<Int16>, _ second: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    second ^ ((first ^ second) & mask)
  }
}
