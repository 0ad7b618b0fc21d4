import Shared

/// Tells what the cat loader becomes when something happens to it, and nothing else.
nonisolated struct LoadCatReducer: Reducer {
  private let editorReducer = EditCatReducer()

  func reduce(_ state: inout LoadCatState, _ intent: LoadCatIntent) -> [LoadCatEffect] {
    switch intent {
    case .loadPressed:
      guard state.canLoad else { return [] }
      state.phase = .loading(nil)
      return [.load]
    case .cancelPressed:
      guard state.canCancel else { return [] }
      state.phase = .failed(.cancelled)
      return [.cancel]
    case .editPressed:
      state.editor = state.loaded.map(EditCatState.init)
      return []
    case .editor(let intent):
      return reduceEditor(in: &state) { editorReducer.reduce(&$0, intent) }
    }
  }

  func reduce(_ state: inout LoadCatState, answer: LoadCatAnswer) -> [LoadCatEffect] {
    switch answer {
    case .addressArrived(let address):
      state.phase = .loading(address)
    case .pictureArrived(let address, let picture):
      state.phase = .loaded(address, picture)
    case .loadFailed(let error):
      state.phase = .failed(error)
    case .editor(let answer):
      return reduceEditor(in: &state) { editorReducer.reduce(&$0, answer: answer) }
    }
    return []
  }

  /// Lets the editor, if it is open, change its part of the state.
  private func reduceEditor(
    in state: inout LoadCatState, _ change: (inout EditCatState) -> [EditCatEffect]
  ) -> [LoadCatEffect] {
    guard var editor = state.editor else { return [] }
    let effects = change(&editor)
    state.editor = editor.phase == .closed ? nil : editor
    return effects.map(LoadCatEffect.editor)
  }
}
