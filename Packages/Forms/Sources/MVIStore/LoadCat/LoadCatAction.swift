import Shared

/// What happens to the cat loader.
nonisolated enum LoadCatAction: Action {
  // What the user does.
  case loadPressed
  case cancelPressed
  case editPressed
  // What the world answers.
  case addressArrived(CatAddress)
  case pictureArrived(CatAddress, Bitmap)
  case loadFailed(CatError)
}
