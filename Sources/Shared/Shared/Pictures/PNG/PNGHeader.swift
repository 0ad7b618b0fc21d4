/// The size and format of a PNG file's pixels.
struct PNGHeader {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  let width: Int
  let height: Int
  let colorType: ColorType
  /// Bits per sample.
  let depth: Int
  let isInterlaced: Bool

  init(_ data: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    guard data.count == 13, let colorType = ColorType(rawValue: data[9]) else {
      throw .invalidChunk("IHDR")
    }
    width = PNGChunkReader.number(data[0..<4])
    height = PNGChunkReader.number(data[4..<8])
    depth = Int(data[8])
    self.colorType = colorType
    isInterlaced = data[12] == 1
    // The standard doesn't use the highest bit of a size.
    let sizes = 1...Int(Int32.max)
    guard sizes.contains(width), sizes.contains(height), colorType.depths.contains(depth),
      data[10] == 0, data[11] == 0,
      data[12] <= 1
    else { throw .invalidChunk("IHDR") }
  }

  /// The maximum size of a row in bytes; two rows are held in addition to the picture.
  static let rowLimit = 16_000_000

  /// Throws if there are more pixels than the limit or a row is too long.
  func check(pixelLimit: Int) throws(PNGError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    // Far more than any memory holds, and far less than would overflow sizes in bytes.
    guard !overflow, pixels <= min(pixelLimit, 1 << 40), rowSize(width) <= Self.rowLimit else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// The size in bytes of a row with this many pixels.
  func rowSize(_ width: Int) -> Int {
    (width * colorType.sampleCount * depth + 7) / 8
  }

  /// The distance in bytes to the one that a row filter treats as its left neighbour, at least one.
  var pixelSize: Int { rowSize(1) }

  var passes: [PNGPass] {
    (isInterlaced ? PNGPass.interlaced : [.whole]).filter {
      $0.width(of: width) > 0 && $0.height(of: height) > 0
    }
  }

  /// The size of the decompressed data: the rows, each preceded by its filter number.
  var inflatedSize: Int {
    passes.reduce(0) { $0 + $1.height(of: height) * (1 + rowSize($1.width(of: width))) }
  }
}

extension PNGHeader.ColorType {
  var sampleCount: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  fileprivate var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}
