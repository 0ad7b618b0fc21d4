import Shared

/// Everything that can happen to the editor.
nonisolated enum EditCatIntent: Equatable, Sendable {
  case choiceMoved(by: Int)
  case savePressed
  case cancelPressed
  case alertAnswered

  case filtered(Bitmap, work: Int)
  case saved(name: String, work: Int)
  case saveFailed(reason: String, work: Int)
}

/// What the editor asks of the world.
nonisolated enum EditCatEffect: Equatable, Sendable {
  case filter(PictureFilter, Bitmap, work: Int)
  case save(Bitmap, work: Int)
  case cancel
}
