import Shared

/// What happens to the editor.
nonisolated enum EditCatAction: Action {
  // What the user does.
  case choiceMoved(by: Int)
  case savePressed
  case cancelPressed
  case alertAnswered
  // What the world answers.
  case filtered(Bitmap)
  case saved(name: String)
  case saveFailed(reason: String)
}
