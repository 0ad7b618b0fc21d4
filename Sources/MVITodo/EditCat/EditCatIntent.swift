import Shared

/// What the user does in the editor.
nonisolated enum EditCatIntent: Equatable, Sendable {
  case choiceMoved(by: Int)
  case savePressed
  case cancelPressed
  case alertAnswered
}

/// What the editor asks of the world.
nonisolated enum EditCatEffect: Equatable, Sendable {
  case filter(PictureFilter, Bitmap)
  case save(Bitmap)
  case cancel
}

/// What the world answers.
nonisolated enum EditCatAnswer: Equatable, Sendable {
  case filtered(Bitmap)
  case saved(name: String)
  case saveFailed(reason: String)
}
