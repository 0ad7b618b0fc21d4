/// Computes the next state of NewScene when something happens to it, and does nothing else.
nonisolated struct NewSceneReducer {
  /// The initial state of NewScene, and the effects to perform at once.
  func start() -> (NewSceneState, [NewSceneEffect]) {
    (NewSceneState(), [.observe, .load])
  }

  /// The next state of NewScene, or nil when it has ended.
  func reduce(
    _ state: NewSceneState, _ intent: NewSceneIntent
  ) -> (NewSceneState?, [NewSceneEffect]) {
    var state = state
    var effects: [NewSceneEffect] = []

    switch intent {
    case .reloadPressed, .storeChanged:
      effects = [.load]
    case .alertAnswered:
      state.loadFailure = nil
    case .loaded(let count):
      state.count = count
    case .loadFailed(let reason):
      state.loadFailure = reason
    case .closePressed:
      return (nil, [.stopObserving])
    }
    return (state, effects)
  }
}
