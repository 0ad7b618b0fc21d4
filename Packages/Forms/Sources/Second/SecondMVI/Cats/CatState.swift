import Shared

/// Everything that the tab of the cats shows.
struct CatState {
  /// The stages of a load; the address is known before the picture.
  enum Stage {
    case idle
    case loading(CatAddress?)
    case loaded(CatAddress, Bitmap)
    case cancelled
    case failed(CatError)
  }

  var stage = Stage.idle
  /// The editor, while it is open.
  var editor: CatEditorState?

  var isLoading: Bool {
    if case .loading = stage { true } else { false }
  }

  var picture: Bitmap? {
    if case .loaded(_, let picture) = stage { picture } else { nil }
  }
}
