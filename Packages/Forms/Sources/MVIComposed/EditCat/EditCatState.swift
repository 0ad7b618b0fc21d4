import Presentation
import Shared

/// All that the editor is at one moment, and nothing that follows from it.
nonisolated struct EditCatState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case idle
    case filtering
    case saving
    case saved(name: String)
    case failed(reason: String)
  }

  let original: Bitmap
  var shown: Bitmap
  var choice = 0
  var phase = Phase.idle

  init(editing picture: Bitmap) {
    original = picture
    shown = picture
  }
}

/// What is shown, and what can be done: all of it follows from the state.
nonisolated extension EditCatState {
  private var formatter: EditCatFormatter { EditCatFormatter() }

  var choices: [String] { formatter.choices }

  var picture: CatPicture { CatPicture(shown) }

  var isFiltering: Bool { phase == .filtering }

  var isSaving: Bool { phase == .saving }

  var canChoose: Bool { !isSaving }

  var canSave: Bool { phase == .idle }

  var notice: Notice? {
    switch phase {
    case .saved(let name): Notice(formatter.saved(as: name))
    case .failed(let reason): Notice(formatter.saveFailure, reason: reason)
    case .idle, .filtering, .saving: nil
    }
  }
}
