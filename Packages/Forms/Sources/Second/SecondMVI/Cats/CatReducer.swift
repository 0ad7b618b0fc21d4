import Shared

/// The behaviour of the loader, and of the editor as a part of it.
struct CatReducer: Reducer {
  let editor: CatEditorReducer

  func reduce(_ state: inout CatState, _ intent: CatIntent) -> [CatEffect] {
    switch intent {
    case .load:
      state.stage = .loading(nil)
      return [.requestAddress]
    case .foundAddress(let address):
      state.stage = .loading(address)
      return [.requestPicture(address)]
    case .loaded(let address, let picture):
      state.stage = .loaded(address, picture)
    case .failed(let error):
      state.stage = .failed(error)
    case .cancel:
      state.stage = .cancelled
      return [.cancelRequest]
    case .edit:
      state.editor = state.picture.map { CatEditorState($0) }
    case .editor(let intent):
      return reduceEditor(&state, intent)
    }
    return []
  }

  /// Lets the editor reduce its intent, and closes it when it is finished.
  private func reduceEditor(_ state: inout CatState, _ intent: CatEditorIntent) -> [CatEffect] {
    guard var editorState = state.editor else { return [] }
    let effects = editor.reduce(&editorState, intent).map(CatEffect.editor)
    state.editor = editorState.isFinished ? nil : editorState
    return effects
  }
}
