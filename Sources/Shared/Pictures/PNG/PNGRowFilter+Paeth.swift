extension PNGRowFilter {
  /// Undoes Paeth's filter for pixels of three or four bytes, all of a pixel's at once; returns
  /// how many bytes of the row are done: all but the last pixel at least.
  ///
  /// Every byte needs the one before it: what is slow is to wait for one after the other.
  @inline(__always)
  static func undoPaeth(
    _ row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, left size: Int
  ) -> Int {
    let (bytes, others) = (UnsafeMutableRawBufferPointer(row), UnsafeRawBufferPointer(above))
    var left = SIMD4<Int16>()
    var corner = SIMD4<Int16>()
    var start = 0
    // Four bytes are read, even of a pixel of three.
    while start &+ 4 <= bytes.count {
      let up = pixel(others, start)
      // The same as by distances, in fewer steps: left and up decide on which side of both, or
      // between them, left + up - corner lies.
      let threshold = (3 &* corner &- up) &- left
      let (low, high) = (pointwiseMin(left, up), pointwiseMax(left, up))
      var expected = corner
      expected.replace(with: low, where: high .<= threshold)
      expected.replace(with: high, where: threshold .<= low)
      left = (pixel(UnsafeRawBufferPointer(bytes), start) &+ expected) & 255
      corner = up
      store(SIMD4(truncatingIfNeeded: left), size, in: bytes, at: start)
      start &+= size
    }
    return start
  }

  @inline(__always)
  private static func pixel(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> SIMD4<Int16> {
    let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
    return SIMD4(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func store(
    _ pixel: SIMD4<UInt8>, _ size: Int, in bytes: UnsafeMutableRawBufferPointer, at start: Int
  ) {
    let word = UInt32(littleEndian: unsafeBitCast(pixel, to: UInt32.self))
    if size == 4 {
      bytes.storeBytes(of: word.littleEndian, toByteOffset: start, as: UInt32.self)
    } else {
      let pair = UInt16(truncatingIfNeeded: word).littleEndian
      bytes.storeBytes(of: pair, toByteOffset: start, as: UInt16.self)
      bytes[start &+ 2] = UInt8(truncatingIfNeeded: word >> 16)
    }
  }
}
