import Shared

/// Everything that can happen to the cat loader.
nonisolated enum LoadCatIntent: Equatable, Sendable {
  case loadPressed
  case cancelPressed
  case editPressed

  case addressArrived(CatAddress, load: Int)
  case pictureArrived(CatAddress, Bitmap, load: Int)
  case loadFailed(CatError, load: Int)

  case editor(EditCatIntent, number: Int)
}

/// What the cat loader asks of the world.
nonisolated enum LoadCatEffect: Equatable, Sendable {
  case load(Int)
  case cancel
  case editor(EditCatEffect, number: Int)
}
