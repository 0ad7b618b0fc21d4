/// The parts of a PNG file, checked for order and size but not yet decompressed.
struct PNGFile {
  let header: PNGHeader
  /// Red, green and blue of each colour.
  private(set) var palette: UnsafeBufferPointer<UInt8>?
  /// The alpha of palette colours, or the one transparent colour.
  private(set) var transparency: UnsafeBufferPointer<UInt8>?
  /// The zlib stream of the pixels, in pieces.
  private(set) var pixels: [UnsafeBufferPointer<UInt8>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, pixelLimit: Int) throws(PNGError) {
    var chunks = try PNGChunkReader(bytes)
    let first = try chunks.next()
    guard first.name == "IHDR" else { throw .missingChunk("IHDR") }
    header = try PNGHeader(first.data)
    try header.check(pixelLimit: pixelLimit)

    var previous = first
    while previous.name != "IEND" {
      let chunk = try chunks.next()
      try add(chunk, after: previous)
      previous = chunk
    }
    guard chunks.restCount == 0 else { throw .trailingBytes(chunks.restCount) }
  }

  private mutating func add(_ chunk: PNGChunk, after previous: PNGChunk) throws(PNGError) {
    switch chunk.name {
    case "IHDR":
      throw .misplacedChunk(chunk.name)
    case "PLTE":
      guard palette == nil, transparency == nil, pixels.isEmpty else {
        throw .misplacedChunk(chunk.name)
      }
      guard isPalette(chunk.data) else { throw .invalidChunk(chunk.name) }
      palette = chunk.data
    case "tRNS":
      guard transparency == nil, pixels.isEmpty else { throw .misplacedChunk(chunk.name) }
      if header.colorType == .palette, palette == nil { throw .misplacedChunk(chunk.name) }
      guard isTransparency(chunk.data) else { throw .invalidChunk(chunk.name) }
      transparency = chunk.data
    case "IDAT":
      guard pixels.isEmpty || previous.name == chunk.name else {
        throw .misplacedChunk(chunk.name)
      }
      if header.colorType == .palette, palette == nil { throw .missingChunk("PLTE") }
      pixels.append(chunk.data)
    case "IEND":
      guard chunk.data.isEmpty else { throw .invalidChunk(chunk.name) }
      guard !pixels.isEmpty else { throw .missingChunk("IDAT") }
    default:
      guard chunk.isAncillary else { throw .unknownChunk(chunk.name) }
    }
  }

  private func isPalette(_ data: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !data.isEmpty, data.count % 3 == 0 else { return false }
    return switch header.colorType {
    case .gray, .grayAlpha: false
    case .palette: data.count / 3 <= 1 << header.depth
    case .rgb, .rgba: data.count / 3 <= 256
    }
  }

  private func isTransparency(_ data: UnsafeBufferPointer<UInt8>) -> Bool {
    switch header.colorType {
    case .gray: data.count == 2
    case .rgb: data.count == 6
    case .palette: !data.isEmpty && data.count <= (palette?.count ?? 0) / 3
    case .grayAlpha, .rgba: false
    }
  }
}
