import Shared

/// What the cat loader's controller asks of its business, which answers by what it returns or
/// throws.
protocol LoadCatLogic: AnyObject {
  /// Loads a picture; says its address while the picture is still coming.
  func load(onAddress: (CatAddress) -> Void) async throws(CatError) -> Bitmap
}
