/// A picture as it is shown.
nonisolated struct CatPicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top left.
  let rgba: [UInt8]
}
