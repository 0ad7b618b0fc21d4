import Shared

/// Tells what the editor becomes when something happens to it, and nothing else.
nonisolated struct EditCatReducer: Reducer {
  private enum CancelID {
    case filter
  }

  let effects: EditCatEffects

  func reduce(into state: inout EditCatState, action: EditCatAction) -> Effect<EditCatAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action)
    case .filtered(let picture):
      state.phase = .idle
      state.shown = picture
    case .saved(let name):
      state.phase = .saved(name: name)
    case .saveFailed(let reason):
      state.phase = .failed(reason: reason)
    case .delegate:
      break
    }
    return .none
  }

  private func reduce(
    into state: inout EditCatState, _ action: EditCatAction.ViewAction
  ) -> Effect<EditCatAction> {
    switch action {
    case .choiceMoved(let rows):
      return moveChoice(by: rows, in: &state)
    case .savePressed:
      guard state.canSave else { return .none }
      state.phase = .saving
      return effects.save(state.shown)
    case .cancelPressed:
      return .send(.delegate(.closed))
    case .alertAnswered:
      if case .saved = state.phase { return .send(.delegate(.closed)) }
      if case .failed = state.phase { state.phase = .idle }
      return .none
    }
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func moveChoice(by rows: Int, in state: inout EditCatState) -> Effect<EditCatAction> {
    let filters = PictureFilter.allCases
    let target = filters.index(state.choice, movedBy: rows)
    guard target != state.choice, state.canChoose else { return .none }
    state.choice = target
    state.phase = .filtering
    return effects.filter(filters[target], state.original)
      .cancellable(id: CancelID.filter, cancelInFlight: true)
  }
}
