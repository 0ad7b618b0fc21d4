/// Undoes row filters a whole pixel at a time, for pixels of one to four bytes.
///
/// The previous pixel stays in a register: through memory, each byte would have to wait until the
/// one before it was stored. The bytes of a pixel are packed into 32 bits.
struct PNGPixelFilter {
  let row: UnsafeMutableRawPointer
  let above: UnsafeRawPointer
  /// In bytes; a whole number of pixels.
  let count: Int

  /// Returns whether it was done: other pixel sizes and filters aren't supported.
  func undo(_ filter: PNGRowFilter, pixelSize: Int) -> Bool {
    // A constant size for each call, so that each gets its own specialised loop.
    switch pixelSize {
    case 1: undo(filter, 1)
    case 2: undo(filter, 2)
    case 3: undo(filter, 3)
    case 4: undo(filter, 4)
    default: false
    }
  }

  @inline(__always)
  private func undo(_ filter: PNGRowFilter, _ size: Int) -> Bool {
    switch filter {
    case .none, .up: return false
    // With few bytes per pixel, one byte at a time is faster.
    case .paeth where size < 3: return false
    case .sub: undoSub(size)
    case .average: undoAverage(size)
    case .paeth: undoPaeth(size)
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
      // Equivalent to comparing distances, in fewer steps: left and up determine where
      // left + up - corner lies, below, between or above them.
      let threshold = (3 &* corner &- up) &- left
      let (low, high) = (pointwiseMin(left, up), pointwiseMax(left, up))
      var expected = corner
      expected.replace(with: low, where: high .<= threshold)
      expected.replace(with: high, where: threshold .<= low)
      left = (Self.widened(load(row + offset, size)) &+ expected) & 255
      corner = up
      store(Self.narrowed(left), at: offset, size)
    }
  }

  @inline(__always)
  private func load(_ pixel: UnsafeRawPointer, _ size: Int) -> UInt32 {
    switch size {
    case 1: return UInt32(pixel.load(as: UInt8.self))
    case 2: return UInt32(UInt16(littleEndian: pixel.loadUnaligned(as: UInt16.self)))
    case 3: return load(pixel, 2) | load(pixel + 2, 1) << 16
    default: return UInt32(littleEndian: pixel.loadUnaligned(as: UInt32.self))
    }
  }

  @inline(__always)
  private func store(_ pixel: UInt32, at offset: Int, _ size: Int) {
    let place = row + offset
    switch size {
    case 1:
      place.storeBytes(of: UInt8(truncatingIfNeeded: pixel), as: UInt8.self)
    case 2:
      place.storeBytes(of: UInt16(truncatingIfNeeded: pixel).littleEndian, as: UInt16.self)
    case 3:
      store(pixel, at: offset, 2)
      store(pixel >> 16, at: offset + 2, 1)
    default:
      place.storeBytes(of: pixel.littleEndian, as: UInt32.self)
    }
  }

  /// Adds byte by byte; the highest bits are added separately so that nothing carries over.
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
}
