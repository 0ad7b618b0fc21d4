import Shared

/// Everything that the editor shows.
struct CatEditorState {
  /// What the editor is doing, or has done and not yet been told that it was read.
  enum Stage {
    case idle
    case applying
    case saving
    case saved(name: String)
    case failed(reason: String)
    /// Done; the editor closes.
    case finished
  }

  let original: Bitmap
  /// The last picture that was finished.
  var shown: Bitmap
  var choice = PictureFilter.original
  var stage = Stage.idle

  init(_ original: Bitmap) {
    self.original = original
    shown = original
  }

  /// Whether a filter can be chosen: always, except during and after saving.
  var canChoose: Bool {
    switch stage {
    case .idle, .applying: true
    case .saving, .saved, .failed, .finished: false
    }
  }

  var canSave: Bool {
    if case .idle = stage { true } else { false }
  }

  var isFinished: Bool {
    if case .finished = stage { true } else { false }
  }
}
