import Presentation
import Shared

/// All that the cat loader is at one moment, and nothing that follows from it.
nonisolated struct LoadCatState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case empty
    /// The address is there when it has arrived.
    case loading(CatAddress?)
    case loaded(CatAddress, Bitmap)
    case failed(CatError)
  }

  var phase = Phase.empty
  /// The editor is open for as long as it has a state.
  var editor: EditCatState?
}

/// What is shown, and what can be done: all of it follows from the state.
nonisolated extension LoadCatState {
  private var formatter: LoadCatFormatter { LoadCatFormatter() }

  var caption: String {
    switch phase {
    case .empty, .loading(nil): ""
    case .loading(let address?), .loaded(let address, _): address.text
    case .failed(let error): formatter.caption(of: error)
    }
  }

  var picture: CatPicture? { loaded.map(CatPicture.init) }

  var isLoading: Bool {
    if case .loading = phase { true } else { false }
  }

  var canLoad: Bool { !isLoading }

  var canCancel: Bool { isLoading }

  var canEdit: Bool { loaded != nil }

  var loaded: Bitmap? {
    if case .loaded(_, let picture) = phase { picture } else { nil }
  }
}
