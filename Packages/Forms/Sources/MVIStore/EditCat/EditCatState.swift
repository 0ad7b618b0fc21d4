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

nonisolated extension EditCatState {
  var canChoose: Bool { phase != .saving }

  var canSave: Bool { phase == .idle }
}
