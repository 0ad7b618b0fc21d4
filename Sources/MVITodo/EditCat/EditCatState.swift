import Shared

/// All that the editor is at one moment: what it knows, and what it shows of it.
nonisolated struct EditCatState: Equatable, Sendable {
  let original: Bitmap
  var shown: Bitmap
  /// The filtering or the saving that is going on.
  var work: Int?
  var lastWork = 0
  var isSaved = false

  let choices: [String]
  var choice = 0
  var picture: CatPicture
  var isFiltering = false
  var isSaving = false
  var notice: EditCatNotice?
  var isClosed = false
}

/// How saving ended.
nonisolated struct EditCatNotice: Equatable, Sendable {
  let message: String
  let reason: String?
}
