import Presentation
import Shared

/// All that the editor is at one moment, and nothing that follows from it.
nonisolated struct EditCatState: Equatable, Sendable {
  /// What is going on.
  enum Work: Equatable, Sendable {
    case filtering(Int)
    case saving(Int)
  }

  let original: Bitmap
  var shown: Bitmap
  var choice = 0
  var work: Work?
  var lastWork = 0
  var isSaved = false
  var notice: EditCatNotice?

  init(editing picture: Bitmap) {
    original = picture
    shown = picture
  }
}

/// How saving ended.
nonisolated struct EditCatNotice: Equatable, Sendable {
  let message: String
  let reason: String?
}

/// What is shown, and what can be done: all of it follows from the state.
nonisolated extension EditCatState {
  var choices: [String] { EditCatFormatter().choices }

  var picture: CatPicture { CatPicture(shown) }

  var isFiltering: Bool {
    if case .filtering = work { true } else { false }
  }

  var isSaving: Bool {
    if case .saving = work { true } else { false }
  }

  var canChoose: Bool { !isSaving }

  var canSave: Bool { work == nil }
}
