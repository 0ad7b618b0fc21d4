/// The colours that a PNG file's samples stand for.
struct PNGColors {
  /// The pixel for each palette index, or each grey of at most eight bits, as it is in memory;
  /// padded to 256 so that every index is valid.
  let table: [UInt32]
  /// The number of actual colours.
  let count: Int
  /// The one transparent colour, in samples of the file's bit depth.
  let transparent: SIMD3<UInt16>?

  init(_ file: PNGFile) {
    let transparency = file.transparency.map(Array.init)
    let pixels: [UInt32]
    switch file.header.colorType {
    case .gray:
      let mask = UInt16(truncatingIfNeeded: 1 << file.header.depth - 1)
      let grey = transparency.map { UInt16($0[0]) << 8 | UInt16($0[1]) }.map { $0 & mask }
      transparent = grey.map { SIMD3(repeating: $0) }
      pixels = file.header.depth > 8 ? [] : Self.greys(upTo: Int(mask), transparent: grey)
    case .rgb:
      let mask = UInt16(truncatingIfNeeded: 1 << file.header.depth - 1)
      transparent = transparency.map { bytes in
        let samples = [0, 2, 4].map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        return SIMD3(samples) & mask
      }
      pixels = []
    case .palette:
      transparent = nil
      pixels = Self.colors(file.palette.map(Array.init) ?? [], alphas: transparency ?? [])
    case .grayAlpha, .rgba:
      transparent = nil
      pixels = []
    }
    count = pixels.count
    table = pixels + [UInt32](repeating: 0, count: 256 - count)
  }

  private static func greys(upTo white: Int, transparent: UInt16?) -> [UInt32] {
    (0...white).map { grey in
      let byte = UInt8(truncatingIfNeeded: grey * 255 / white)
      return pixel(byte, byte, byte, alpha: grey == transparent.map(Int.init) ? 0 : 255)
    }
  }

  private static func colors(_ palette: [UInt8], alphas: [UInt8]) -> [UInt32] {
    (0..<palette.count / 3).map { index in
      pixel(
        palette[3 * index], palette[3 * index + 1], palette[3 * index + 2],
        alpha: index < alphas.count ? alphas[index] : 255)
    }
  }

  private static func pixel(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8
  ) -> UInt32 {
    UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }
}
