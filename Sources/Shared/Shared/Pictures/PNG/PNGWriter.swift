/// Encodes a picture as a PNG file.
struct PNGWriter {
  private static let largestDimension = 1 << 31 - 1
  private static let largestPiece = 1 << 20
  private static let pixelSize = 4

  private let picture: Bitmap
  private var bytes = PNGChunkReader.signature

  init(_ picture: Bitmap) throws(PNGError) {
    // The limit on the width keeps a row within what zlib takes at a time.
    guard picture.height <= Self.largestDimension,
      picture.width <= Self.largestDimension / Self.pixelSize
    else { throw .tooLarge(width: picture.width, height: picture.height) }
    self.picture = picture
  }

  mutating func data() throws(PNGError) -> [UInt8] {
    add("IHDR", Self.number(picture.width) + Self.number(picture.height) + [8, 6, 0, 0, 0])
    let pixels = try deflatedPixels()
    for start in stride(from: 0, to: pixels.count, by: Self.largestPiece) {
      add("IDAT", pixels[start..<min(start + Self.largestPiece, pixels.count)])
    }
    add("IEND", [])
    return bytes
  }

  private func deflatedPixels() throws(PNGError) -> [UInt8] {
    let deflater = try Deflater()
    var output: [UInt8] = []
    var chooser = PNGFilterChooser(rowSize: Self.pixelSize * picture.width)
    try picture.rgba.withUnsafeBufferPointer { (pixels) throws(PNGError) in
      let size = Self.pixelSize * picture.width
      var above: UnsafeBufferPointer<UInt8>?
      for start in stride(from: 0, to: pixels.count, by: size) {
        if Task.isCancelled { throw .cancelled }
        let row = UnsafeBufferPointer(rebasing: pixels[start..<start + size])
        chooser.filter(row, above: above).withUnsafeBufferPointer {
          deflater.deflate($0, into: &output)
        }
        above = row
      }
    }
    deflater.finish(into: &output)
    return output
  }

  private mutating func add(_ name: String, _ data: some Collection<UInt8>) {
    let checked = Array(name.utf8) + data
    bytes += Self.number(data.count)
    bytes += checked
    bytes += Self.number(checked.withUnsafeBufferPointer(PNGChunkReader.checksum))
  }

  /// A big-endian number of four bytes.
  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
