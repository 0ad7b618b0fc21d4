/// Computes what NewScene becomes when something happens to it, and does nothing else.
nonisolated struct NewSceneReducer: Reducer {
  func reduce(_ state: inout NewSceneState, _ intent: NewSceneIntent) -> [NewSceneEffect] {
    switch intent {
    case .reloadPressed:
      return [.load]
    case .closePressed:
      state.isClosed = true
      return [.stopFollowing]
    case .alertAnswered:
      state.loadFailure = nil
      return []
    }
  }

  func reduce(_ state: inout NewSceneState, answer: NewSceneAnswer) -> [NewSceneEffect] {
    switch answer {
    case .loaded(let count): state.count = count
    case .loadFailed(let reason): state.loadFailure = reason
    }
    return []
  }
}
