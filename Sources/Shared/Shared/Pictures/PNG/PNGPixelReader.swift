/// Decompresses the rows of a PNG file and puts their pixels in place.
struct PNGPixelReader {
  /// About how many bytes to decompress at a time, in whole rows: few enough for a fast cache, and
  /// enough to make the 32 KB that zlib copies each time negligible.
  private static let batchSize = 262_144

  private let header: PNGHeader
  private let inflater: Inflater
  private let decoder: PNGRowDecoder

  init(_ file: PNGFile) throws(PNGError) {
    header = file.header
    // A size that the stream can't possibly fill isn't worth allocating.
    let most = file.pixels.reduce(0) { $0 + $1.count } * Inflater.mostPerByte
    guard header.inflatedSize <= most else { throw .missingPixels }
    inflater = try Inflater(file.pixels)
    decoder = PNGRowDecoder(file)
  }

  /// Writes all pixels, four bytes each.
  func read(into picture: UnsafeMutableRawPointer) throws(PNGError) {
    for pass in header.passes { try read(pass, into: picture) }
    try inflater.finish()
  }

  private func read(
    _ pass: PNGPass, into picture: UnsafeMutableRawPointer
  ) throws(PNGError) {
    let (width, height) = (pass.width(of: header.width), pass.height(of: header.height))
    let size = 1 + header.rowSize(width)
    let batchCount = min(height, max(1, Self.batchSize / size))
    // One extra row: the last one of the previous batch, or zeros above the first.
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (1 + batchCount) * size)
    defer { rows.deallocate() }
    rows.initialize(repeating: 0)

    for start in stride(from: 0, to: height, by: batchCount) {
      if Task.isCancelled { throw .cancelled }
      let count = min(batchCount, height - start)
      try inflater.fill(UnsafeMutableBufferPointer(rebasing: rows[size..<(1 + count) * size]))
      for index in 0..<count {
        let slot = index * size
        let above = UnsafeBufferPointer(rebasing: rows[slot..<slot + size])
        let row = UnsafeMutableBufferPointer(rebasing: rows[slot + size..<slot + 2 * size])
        try decoder.undoFilter(of: row, above: above)
        let pixel = (pass.y + (start + index) * pass.dy) * header.width + pass.x
        try decoder.expand(row, count: width, into: picture + 4 * pixel, step: 4 * pass.dx)
      }
      let last = UnsafeMutableBufferPointer(rebasing: rows[count * size..<(count + 1) * size])
      _ = rows.update(fromContentsOf: last)
    }
  }
}
