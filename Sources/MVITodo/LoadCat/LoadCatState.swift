import Presentation
import Shared

/// All that the cat loader is at one moment, and nothing that follows from it.
nonisolated struct LoadCatState: Equatable, Sendable {
  /// The load that is going on.
  var load: Int?
  /// The number of the newest work, the editor's too; no number is used twice.
  var lastWork = 0
  var caption = ""
  var loaded: Bitmap?
  /// The editor is open for as long as it has a state.
  var editor: EditCatState?
}

/// What is shown, and what can be done: all of it follows from the state.
nonisolated extension LoadCatState {
  var picture: CatPicture? { loaded.map(CatPicture.init) }

  var isLoading: Bool { load != nil }

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { loaded != nil }
}
