/// A picture as an array of pixels.
public struct Bitmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, a byte each and not premultiplied, row by row from
  /// the top left.
  public let rgba: [UInt8]

  /// Makes a picture, or `nil` if the bytes don't fill width × height pixels exactly.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, rgba.count / 4 == pixels, rgba.count % 4 == 0
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Makes a picture from bytes known to fill it exactly.
  init(width: Int, height: Int, filledWith rgba: [UInt8]) {
    assert(rgba.count == 4 * width * height)
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}
