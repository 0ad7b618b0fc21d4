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
}

nonisolated extension LoadCatState {
  var isLoading: Bool {
    if case .loading = phase { true } else { false }
  }

  var loaded: Bitmap? {
    if case .loaded(_, let picture) = phase { picture } else { nil }
  }
}
