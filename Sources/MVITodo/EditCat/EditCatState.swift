import Presentation
import Shared

/// All that the editor is at one moment, and nothing that follows from it.
nonisolated struct EditCatState: Equatable, Sendable {
  /// What is going on, and its number.
  enum Work: Equatable, Sendable {
    case filtering(Int)
    case saving(Int)
  }

  /// How saving ended.
  struct Notice: Equatable, Sendable {
    let message: String
    let reason: String?
  }

  let original: Bitmap
  var shown: Bitmap
  var choice = 0
  var work: Work?
  /// The number of the newest work, here or in what was open before.
  var lastWork: Int
  var isSaved = false
  var notice: Notice?

  init(editing picture: Bitmap, lastWork: Int) {
    original = picture
    shown = picture
    self.lastWork = lastWork
  }
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
