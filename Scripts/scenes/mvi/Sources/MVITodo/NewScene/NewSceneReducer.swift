/// Tells what NewScene becomes when something happens to it, and nothing else.
nonisolated struct NewSceneReducer {
  /// NewScene as it opens, and what it asks for at once.
  func start() -> (NewSceneState, [NewSceneEffect]) {
    (NewSceneState(), [.observe, .load])
  }

  /// NewScene's next state; none when that was its end.
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
