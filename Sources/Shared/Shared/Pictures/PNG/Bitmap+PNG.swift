extension Bitmap {
  /// Reads a PNG picture of any colour type, bit depth and interlacing.
  ///
  /// Throws for anything else: `tooLarge` for more pixels than the limit or for a row over 16 MB,
  /// before anything is allocated for the pixels, and `cancelled` in a cancelled task.
  public init(png bytes: [UInt8], pixelLimit: Int = 64_000_000) throws(PNGError) {
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      let file = try PNGFile(bytes, pixelLimit: pixelLimit)
      let reader = try PNGPixelReader(file)
      let size = 4 * file.header.width * file.header.height
      // Array's initialiser can't throw a typed error.
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

  /// The picture as a PNG file: 8 bits per sample, with alpha, not interlaced.
  ///
  /// Throws `cancelled` in a cancelled task, and `tooLarge` for sizes that the format can't hold.
  public func pngData() throws(PNGError) -> [UInt8] {
    var writer = try PNGWriter(self)
    return try writer.data()
  }
}
