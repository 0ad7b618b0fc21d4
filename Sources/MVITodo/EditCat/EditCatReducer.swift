import Shared

/// Tells what the editor becomes when something happens to it, and nothing else.
nonisolated struct EditCatReducer: Reducer {
  func reduce(_ state: inout EditCatState, _ intent: EditCatIntent) -> [EditCatEffect] {
    switch intent {
    case .choiceMoved(let rows):
      return moveChoice(by: rows, in: &state)
    case .savePressed:
      guard state.canSave else { return [] }
      state.phase = .saving
      return [.save(state.shown)]
    case .cancelPressed:
      state.phase = .closed
      return [.cancel]
    case .alertAnswered:
      if case .saved = state.phase { state.phase = .closed }
      if case .failed = state.phase { state.phase = .idle }
      return []
    }
  }

  func reduce(_ state: inout EditCatState, answer: EditCatAnswer) -> [EditCatEffect] {
    switch answer {
    case .filtered(let picture):
      state.phase = .idle
      state.shown = picture
    case .saved(let name):
      state.phase = .saved(name: name)
    case .saveFailed(let reason):
      state.phase = .failed(reason: reason)
    }
    return []
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func moveChoice(by rows: Int, in state: inout EditCatState) -> [EditCatEffect] {
    let filters = PictureFilter.allCases
    let target = filters.index(state.choice, movedBy: rows)
    guard target != state.choice, state.canChoose else { return [] }
    state.choice = target
    state.phase = .filtering
    return [.filter(filters[target], state.original)]
  }
}
