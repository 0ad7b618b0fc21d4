import Shared

/// What the editor's controller asks of its business, which answers by what it returns or throws.
protocol EditCatLogic: AnyObject {
  /// The picture as it came.
  var original: Bitmap { get }

  /// Filters the original, never what another filter made of it.
  func picture(filteredBy filter: PictureFilter) async throws(CancellationError) -> Bitmap
  /// Saves a picture under a new name, which is the answer.
  func save(_ picture: Bitmap) async throws(PhotoLibraryError) -> String
}
