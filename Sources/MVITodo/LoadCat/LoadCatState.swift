import Shared

/// All that the cat loader is at one moment: what it knows, and what it shows of it.
nonisolated struct LoadCatState: Equatable, Sendable {
  /// The load that is going on.
  var load: Int?
  var lastLoad = 0
  var loaded: Bitmap?

  var caption = ""
  var picture: CatPicture?
  /// The editor is open for as long as it has a state.
  var editor: EditCatState?
}

nonisolated extension LoadCatState {
  var isLoading: Bool { load != nil }
}
