import Shared

/// The behaviour of the editor.
struct CatEditorReducer: Reducer {
  func reduce(_ state: inout CatEditorState, _ intent: CatEditorIntent) -> [CatEditorEffect] {
    switch intent {
    case .choosePrevious:
      return moveChoice(by: -1, &state)
    case .chooseNext:
      return moveChoice(by: 1, &state)
    case .applied(let picture):
      state.shown = picture ?? state.shown
      state.stage = .idle
    case .save:
      guard state.canSave else { return [] }
      state.stage = .saving
      return [.save(state.shown)]
    case .saved(let name):
      state.stage = .saved(name: name)
    case .saveFailed(let reason):
      state.stage = .failed(reason: reason)
    case .dismissNotice:
      if case .saved = state.stage {
        state.stage = .finished
      } else {
        state.stage = .idle
      }
    case .close:
      state.stage = .finished
      return [.cancelWork]
    }
    return []
  }

  private func moveChoice(by steps: Int, _ state: inout CatEditorState) -> [CatEditorEffect] {
    let filters = PictureFilter.allCases
    guard state.canChoose, let index = filters.firstIndex(of: state.choice),
      filters.indices.contains(index + steps)
    else { return [] }
    state.choice = filters[index + steps]
    state.stage = .applying
    return [.apply(state.choice, to: state.original)]
  }
}
