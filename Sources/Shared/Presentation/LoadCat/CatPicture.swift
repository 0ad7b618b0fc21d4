public import Shared

/// A picture, ready to be shown.
public struct CatPicture: Equatable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top left.
  public let rgba: [UInt8]

  public init(_ picture: Bitmap) {
    width = picture.width
    height = picture.height
    rgba = picture.rgba
  }
}
