/// Tells what NewScene becomes when something happens to it, and nothing else.
nonisolated struct NewSceneReducer: Reducer {
  private enum CancelID {
    case following
  }

  let effects: NewSceneEffects

  func reduce(into state: inout NewSceneState, action: NewSceneAction) -> Effect<NewSceneAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action)
    case .loaded(let count):
      state.count = count
    case .loadFailed(let reason):
      state.loadFailure = reason
    case .delegate:
      break
    }
    return .none
  }

  private func reduce(
    into state: inout NewSceneState, _ action: NewSceneAction.ViewAction
  ) -> Effect<NewSceneAction> {
    switch action {
    case .appeared:
      return effects.follow().cancellable(id: CancelID.following, cancelInFlight: true)
    case .reloadPressed:
      return effects.load()
    case .closePressed:
      return .send(.delegate(.closed))
    case .alertAnswered:
      state.loadFailure = nil
      return .none
    }
  }
}
