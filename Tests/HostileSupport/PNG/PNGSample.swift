import CZlib

/// A PNG file from samples of any format: an encoder that shares nothing with the tested one.
public struct PNGSample {
  public var width: Int
  public var height: Int
  public var colorType: Int
  public var depth: Int
  public var isInterlaced: Bool
  public var palette: [UInt8]
  public var transparency: [UInt8]
  /// The samples of the pixel at (x, y), each within the bit depth.
  public var samples: (_ x: Int, _ y: Int) -> [Int]

  public init(
    width: Int, height: Int, colorType: Int = 6, depth: Int = 8, isInterlaced: Bool = false,
    palette: [UInt8] = [], transparency: [UInt8] = [],
    samples: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    self.width = width
    self.height = height
    self.colorType = colorType
    self.depth = depth
    self.isInterlaced = isInterlaced
    self.palette = palette
    self.transparency = transparency
    self.samples = samples
  }

  /// The file, with filter "none" for every row.
  public var file: PNGBytes { file(pixels: Self.deflated(rows)) }

  /// A file with any zlib stream as its pixels.
  public func file(pixels: [UInt8]) -> PNGBytes {
    var file = PNGBytes()
    file.chunks = [("IHDR", header)]
    if !palette.isEmpty { file.chunks.append(("PLTE", palette)) }
    if !transparency.isEmpty { file.chunks.append(("tRNS", transparency)) }
    file.chunks += [("IDAT", pixels), ("IEND", [])]
    return file
  }

  public var header: [UInt8] {
    PNGBytes.number(width) + PNGBytes.number(height)
      + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
  }

  /// The rows before compression.
  public var rows: [UInt8] {
    guard isInterlaced else {
      return (0..<height).flatMap { y in [0] + packed((0..<width).map { samples($0, y) }) }
    }
    // The pattern of the standard: the pass, 1 to 7, of each pixel in an 8 × 8 square.
    let adam7 = [
      "16462646", "77777777", "56565656", "77777777",
      "36463646", "77777777", "56565656", "77777777",
    ].map(Array.init)
    return "1234567".flatMap { pass -> [UInt8] in
      (0..<height).flatMap { y -> [UInt8] in
        let row = (0..<width).filter { adam7[y % 8][$0 % 8] == pass }
        return row.isEmpty ? [] : [0] + packed(row.map { samples($0, y) })
      }
    }
  }

  /// The samples bit by bit, padded with zeros.
  private func packed(_ pixels: [[Int]]) -> [UInt8] {
    var bits = pixels.joined().flatMap { sample in
      (0..<depth).reversed().map { sample >> $0 & 1 }
    }
    while bits.count % 8 != 0 { bits.append(0) }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8(bits[start..<start + 8].reduce(0) { $0 * 2 + $1 })
    }
  }

  public static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { output, count in
      guard compress(output.baseAddress, &length, bytes, uLong(bytes.count)) == Z_OK else { return }
      count = Int(length)
    }
  }
}
