import Shared

/// What happens to the cat loader.
nonisolated enum LoadCatAction: FeatureAction, Equatable, Sendable {
  /// What the user does.
  enum ViewAction: Equatable, Sendable {
    case loadPressed
    case cancelPressed
    case editPressed
  }

  case view(ViewAction)
  // What the world answers.
  case addressArrived(CatAddress)
  case pictureArrived(CatAddress, Bitmap)
  case loadFailed(CatError)
  /// What happens to the editor.
  case editor(EditCatAction)

  var editor: EditCatAction? {
    if case .editor(let action) = self { action } else { nil }
  }
}
