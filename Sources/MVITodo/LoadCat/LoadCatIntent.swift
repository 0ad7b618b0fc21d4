import Shared

/// What the user does in the cat loader.
nonisolated enum LoadCatIntent: Equatable, Sendable {
  case loadPressed
  case cancelPressed
  case editPressed
  case editor(EditCatIntent)
}

/// What the cat loader asks of the world.
nonisolated enum LoadCatEffect: Equatable, Sendable {
  case load
  case cancel
  case editor(EditCatEffect)
}

/// What the world answers.
nonisolated enum LoadCatAnswer: Equatable, Sendable {
  case addressArrived(CatAddress)
  case pictureArrived(CatAddress, Bitmap)
  case loadFailed(CatError)
  case editor(EditCatAnswer)
}
