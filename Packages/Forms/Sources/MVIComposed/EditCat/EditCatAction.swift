import Shared

/// What happens to the editor.
nonisolated enum EditCatAction: FeatureAction, Equatable, Sendable {
  /// What the user does.
  enum ViewAction: Equatable, Sendable {
    case choiceMoved(by: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  /// What it asks of the feature that contains it.
  enum DelegateAction: Equatable, Sendable {
    case closed
  }

  case view(ViewAction)
  // What the world answers.
  case filtered(Bitmap)
  case saved(name: String)
  case saveFailed(reason: String)
  case delegate(DelegateAction)
}
