import Shared

/// Makes the editor's next state of the last one and an action, and nothing else.
nonisolated struct EditCatReducer {
  /// The picture that is loaded is in another slice.
  func reduce(_ action: any Action, _ state: EditCatState?, loaded: Bitmap?) -> EditCatState? {
    if case LoadCatAction.editPressed = action { return loaded.map(EditCatState.init) }
    guard let state, let action = action as? EditCatAction else { return state }
    return reduce(action, state)
  }

  private func reduce(_ action: EditCatAction, _ state: EditCatState) -> EditCatState? {
    var state = state
    switch action {
    case .choiceMoved(let rows):
      moveChoice(by: rows, in: &state)
    case .savePressed:
      if state.canSave { state.phase = .saving }
    case .cancelPressed:
      return nil
    case .alertAnswered:
      if case .saved = state.phase { return nil }
      if case .failed = state.phase { state.phase = .idle }
    case .filtered(let picture):
      state.phase = .idle
      state.shown = picture
    case .saved(let name):
      state.phase = .saved(name: name)
    case .saveFailed(let reason):
      state.phase = .failed(reason: reason)
    }
    return state
  }

  private func moveChoice(by rows: Int, in state: inout EditCatState) {
    let target = PictureFilter.allCases.index(state.choice, movedBy: rows)
    guard target != state.choice, state.canChoose else { return }
    state.choice = target
    state.phase = .filtering
  }
}
