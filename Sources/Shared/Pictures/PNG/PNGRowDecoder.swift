/// Turns a row of a PNG file into pixels of red, green, blue and alpha, a byte each.
///
/// Samples of 16 bits become the nearest of 8 bits. Gamma and colour profiles are passed over.
struct PNGRowDecoder {
  private let colorType: PNGHeader.ColorType
  private let depth: Int
  /// How many bytes a pixel takes, at least one.
  private let pixelSize: Int
  private let colors: PNGColors

  init(_ file: PNGFile) {
    colorType = file.header.colorType
    depth = file.header.depth
    pixelSize = file.header.pixelSize
    colors = PNGColors(file)
  }

  /// Undoes, in place, the filter that a row's first byte names.
  func undoFilter(
    of row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>
  ) throws(PNGError) {
    guard let filter = PNGRowFilter(rawValue: row[0]) else { throw .unknownRowFilter(row[0]) }
    let bytes = UnsafeMutableBufferPointer(rebasing: row.dropFirst())
    filter.undo(bytes, above: UnsafeBufferPointer(rebasing: above.dropFirst()), left: pixelSize)
  }

  /// Writes so many pixels of a row, one every `step` bytes.
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
      expandOpaque(samples, count: count, into: pixels, step: step)
    case (_, 8):
      expand(samples, as: UInt8.self, count: count, into: pixels, step: step)
    default:
      expand(samples, as: UInt16.self, count: count, into: pixels, step: step)
    }
  }

  private func expandIndices(
    _ samples: UnsafeRawPointer, count: Int, into pixels: UnsafeMutableRawPointer, step: Int
  ) throws(PNGError) {
    let table = colors.table
    let mask = 1 << depth - 1
    for position in 0..<count {
      let bit = position * depth
      let byte = Int(samples.load(fromByteOffset: bit >> 3, as: UInt8.self))
      let index = byte >> (8 - depth - bit & 7) & mask
      guard index < table.count else { throw .missingColor(index) }
      pixels.storeBytes(of: table[index], toByteOffset: position * step, as: UInt32.self)
    }
  }

  /// What most photos are, and so worth its own loop.
  private func expandOpaque(
    _ samples: UnsafeRawPointer, count: Int, into pixels: UnsafeMutableRawPointer, step: Int
  ) {
    let bytes = samples.assumingMemoryBound(to: UInt8.self)
    for position in 0..<count {
      let pixel = bytes + 3 * position
      let color = SIMD4(pixel[0], pixel[1], pixel[2], 255)
      pixels.storeBytes(of: color, toByteOffset: position * step, as: SIMD4<UInt8>.self)
    }
  }

  /// Expands samples of 8 or 16 bits.
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

/// A sample of a whole number of bytes.
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
