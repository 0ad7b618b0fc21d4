import Shared

/// The editor's business logic as its controller calls it; results are returned or thrown.
protocol EditCatLogic: AnyObject {
  /// The unfiltered picture.
  var original: Bitmap { get }

  /// Filters the original, never an already filtered picture.
  func picture(filteredBy filter: PictureFilter) async throws(CancellationError) -> Bitmap
  /// Saves a picture under a new name, and returns the name.
  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String
}
