import Shared

/// What can happen to the editor.
enum CatEditorIntent {
  // What the user wants.
  case choosePrevious
  case chooseNext
  case save
  case dismissNotice
  case close

  // What the effects report, unless they were cancelled.
  /// Without a picture, the shown one stays.
  case applied(Bitmap?)
  case saved(name: String)
  case saveFailed(reason: String)
}

/// What the editor needs from outside.
enum CatEditorEffect {
  /// Applies a filter, instead of the one that is being applied.
  case apply(PictureFilter, to: Bitmap)
  case save(Bitmap)
  /// Cancels either, which reports nothing then.
  case cancelWork
}
