import Shared

/// The cat loader's business logic as its controller calls it; results are returned or
/// thrown.
protocol LoadCatLogic: AnyObject {
  /// Loads a picture; reports its address while the picture is still loading.
  func load(onAddress: (CatAddress) -> Void) async throws(CatError) -> Bitmap
}
