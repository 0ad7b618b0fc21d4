extension Bitmap {
  /// Reads a PNG picture, any colour type, depth and interlace.
  ///
  /// Whatever else the bytes are is an error, and a picture of more pixels than the limit, or with
  /// a row of more than 16 MB, is `tooLarge` before anything is allocated for it. Throws `cancelled` in a cancelled task.
  public init(png bytes: [UInt8], pixelLimit: Int = 64_000_000) throws(PNGError) {
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      let file = try PNGFile(bytes, pixelLimit: pixelLimit)
      let reader = try PNGPixelReader(file)
      let size = 4 * file.header.width * file.header.height
      // The initialiser of Array would throw anything.
      var failure: PNGError?
      let rgba = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        guard let pixels = buffer.baseAddress else { return }
        do throws(PNGError) {
          try reader.read(into: pixels)
          count = size
        } catch { failure = error }
      }
      if let failure { throw failure }
      return Bitmap(width: file.header.width, height: file.header.height, filledWith: rgba)
    }
  }

  /// A PNG file of the picture: 8 bits a sample, with alpha, not interlaced.
  ///
  /// Throws `cancelled` in a cancelled task, `tooLarge` for what the format can't hold.
  public func pngData() throws(PNGError) -> [UInt8] {
    var writer = try PNGWriter(self)
    return try writer.data()
  }
}
