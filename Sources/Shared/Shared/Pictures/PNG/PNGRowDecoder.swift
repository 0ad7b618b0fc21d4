/// Decodes a row of a PNG file into pixels of red, green, blue and alpha, a byte each.
///
/// Samples of 16 bits are rounded to 8 bits. Gamma and colour profiles are ignored.
struct PNGRowDecoder {
  private let colorType: PNGHeader.ColorType
  private let depth: Int
  /// The size of a pixel in bytes, at least one.
  private let pixelSize: Int
  private let colors: PNGColors

  init(_ file: PNGFile) {
    colorType = file.header.colorType
    depth = file.header.depth
    pixelSize = file.header.pixelSize
    colors = PNGColors(file)
  }

  /// Undoes, in place, the filter named by a row's first byte.
  func undoFilter(
    of row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>
  ) throws(PNGError) {
    guard let filter = PNGRowFilter(rawValue: row[0]) else { throw .unknownRowFilter(row[0]) }
    let bytes = UnsafeMutableBufferPointer(rebasing: row.dropFirst())
    filter.undo(bytes, above: UnsafeBufferPointer(rebasing: above.dropFirst()), left: pixelSize)
  }

  /// Writes the first `count` pixels of a row, one every `step` bytes.
  func expand(
    _ row: UnsafeMutableBufferPointer<UInt8>, count: Int, into pixels: UnsafeMutableRawPointer,
    step: Int
  ) throws(PNGError) {
    guard let samples = UnsafeRawPointer(row.baseAddress).map({ $0 + 1 }) else { return }
    switch (colorType, depth) {
    case (.gray, ...8), (.palette, _):
      try expandIndices(samples, count: count, into: pixels, step: step)
    case (.rgba, 8) where step == 4:
      pixels.copyMemory(from: samples, byteCount: 4 * count)
    case (.rgb, 8) where colors.transparent == nil:
      Self.expandColors(samples, count: count, into: pixels, step: step)
    case (_, 8):
      expand(samples, as: UInt8.self, count: count, into: pixels, step: step)
    default:
      expand(samples, as: UInt16.self, count: count, into: pixels, step: step)
    }
  }

  private func expandIndices(
    _ samples: UnsafeRawPointer, count: Int, into pixels: UnsafeMutableRawPointer, step: Int
  ) throws(PNGError) {
    let highest = colors.table.withUnsafeBufferPointer { table in
      depth == 8
        ? Self.expandBytes(samples, count: count, table, into: pixels, step: step)
        : expandBits(samples, count: count, table, into: pixels, step: step)
    }
    guard highest < colors.count else { throw .missingColor(highest) }
  }

  /// Returns the highest index, which is cheaper than checking each one.
  private static func expandBytes(
    _ samples: UnsafeRawPointer, count: Int, _ table: UnsafeBufferPointer<UInt32>,
    into pixels: UnsafeMutableRawPointer, step: Int
  ) -> Int {
    var highest = 0
    for position in 0..<count {
      let index = Int(samples.load(fromByteOffset: position, as: UInt8.self))
      highest = max(highest, index)
      pixels.storeBytes(of: table[index], toByteOffset: position * step, as: UInt32.self)
    }
    return highest
  }

  private func expandBits(
    _ samples: UnsafeRawPointer, count: Int, _ table: UnsafeBufferPointer<UInt32>,
    into pixels: UnsafeMutableRawPointer, step: Int
  ) -> Int {
    let mask = 1 << depth - 1
    var highest = 0
    for position in 0..<count {
      let bit = position * depth
      let byte = Int(samples.load(fromByteOffset: bit >> 3, as: UInt8.self))
      let index = byte >> (8 - depth - bit & 7) & mask
      highest = max(highest, index)
      pixels.storeBytes(of: table[index], toByteOffset: position * step, as: UInt32.self)
    }
    return highest
  }

  private static func expandColors(
    _ samples: UnsafeRawPointer, count: Int, into pixels: UnsafeMutableRawPointer, step: Int
  ) {
    for position in 0..<count {
      let start = samples.loadUnaligned(fromByteOffset: 3 * position, as: UInt16.self)
      let blue = samples.load(fromByteOffset: 3 * position + 2, as: UInt8.self)
      let pixel = UInt32(UInt16(littleEndian: start)) | UInt32(blue) << 16 | 0xFF00_0000
      pixels.storeBytes(of: pixel.littleEndian, toByteOffset: position * step, as: UInt32.self)
    }
  }

  /// Decodes samples of 8 or 16 bits.
  @inline(__always)
  private func expand<Sample: PNGSample>(
    _ samples: UnsafeRawPointer, as _: Sample.Type, count: Int,
    into pixels: UnsafeMutableRawPointer, step: Int
  ) {
    let size = MemoryLayout<Sample>.size
    let channels = colorType.sampleCount
    let hasColor = channels >= 3
    let alpha = channels % 2 == 0 ? (channels - 1) * size : nil
    let transparent = colors.transparent
    for position in 0..<count {
      let pixel = samples + position * channels * size
      let red = Sample(at: pixel)
      let green = hasColor ? Sample(at: pixel + size) : red
      let blue = hasColor ? Sample(at: pixel + 2 * size) : red
      let opacity =
        if let alpha { Sample(at: pixel + alpha).byte } else {
          SIMD3(red.value, green.value, blue.value) == transparent ? 0 as UInt8 : 255
        }
      let color = SIMD4(red.byte, green.byte, blue.byte, opacity)
      pixels.storeBytes(of: color, toByteOffset: position * step, as: SIMD4<UInt8>.self)
    }
  }
}

/// A sample of one or more whole bytes.
private protocol PNGSample {
  init(at pointer: UnsafeRawPointer)
  var value: UInt16 { get }
  var byte: UInt8 { get }
}

extension UInt8: PNGSample {
  init(at pointer: UnsafeRawPointer) { self = pointer.load(as: UInt8.self) }
  var value: UInt16 { UInt16(self) }
  var byte: UInt8 { self }
}

extension UInt16: PNGSample {
  init(at pointer: UnsafeRawPointer) {
    self = UInt16(bigEndian: pointer.loadUnaligned(as: UInt16.self))
  }
  var value: UInt16 { self }
  var byte: UInt8 { UInt8(truncatingIfNeeded: (UInt32(self) * 255 + 32_767) / 65_535) }
}
