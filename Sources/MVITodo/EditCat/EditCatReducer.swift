import Shared

/// Tells what the editor becomes when something happens to it, and nothing else.
nonisolated struct EditCatReducer {
  /// The editor's next state; none when that was its end.
  func reduce(
    _ state: EditCatState, _ intent: EditCatIntent
  ) -> (EditCatState?, [EditCatEffect]) {
    var state = state
    var effects: [EditCatEffect] = []

    switch intent {
    case .choiceMoved(let rows):
      effects = moveChoice(by: rows, in: &state)
    case .savePressed:
      if state.canSave {
        state.phase = .saving
        state.work += 1
        effects = [.save(state.shown, work: state.work)]
      }
    case .cancelPressed:
      return (nil, [.cancel])
    case .alertAnswered:
      if case .saved = state.phase { return (nil, []) }
      if case .failed = state.phase { state.phase = .idle }

    // What was begun before the newest work comes too late.
    case .filtered(let picture, let work):
      if work == state.work {
        state.phase = .idle
        state.shown = picture
      }
    case .saved(let name, let work):
      if work == state.work { state.phase = .saved(name: name) }
    case .saveFailed(let reason, let work):
      if work == state.work { state.phase = .failed(reason: reason) }
    }
    return (state, effects)
  }

  /// Filters the original, never what is shown; a newer choice takes the place of an older one.
  private func moveChoice(by rows: Int, in state: inout EditCatState) -> [EditCatEffect] {
    let filters = PictureFilter.allCases
    let target = min(max(state.choice + rows, 0), filters.count - 1)
    guard target != state.choice, state.canChoose else { return [] }
    state.choice = target
    state.phase = .filtering
    state.work += 1
    return [.filter(filters[target], state.original, work: state.work)]
  }
}
