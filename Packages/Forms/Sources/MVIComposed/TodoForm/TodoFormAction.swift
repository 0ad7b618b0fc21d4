import Shared

/// What happens to the form.
nonisolated enum TodoFormAction: FeatureAction, Equatable, Sendable {
  /// What the user does.
  enum ViewAction: Equatable, Sendable {
    /// The cursor is counted in characters from the start.
    case titleTyped(String, cursor: Int)
    case dueMoved(byDays: Int)
    case nextFieldPressed
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  /// What it asks of the feature that contains it.
  enum DelegateAction: Equatable, Sendable {
    case saved(TodoItem.ID)
    case cancelled
  }

  case view(ViewAction)
  /// What the world answers.
  case saveFailed(reason: String)
  case delegate(DelegateAction)
}
