import Shared

/// Tells what the cat loader becomes when something happens to it, and nothing else.
nonisolated struct LoadCatReducer {
  private let editorReducer = EditCatReducer()

  func reduce(
    _ state: LoadCatState, _ intent: LoadCatIntent
  ) -> (LoadCatState, [LoadCatEffect]) {
    var state = state
    var effects: [LoadCatEffect] = []

    switch intent {
    case .loadPressed:
      if state.canLoad {
        state.phase = .loading(nil)
        state.load += 1
        effects = [.load(state.load)]
      }
    case .cancelPressed:
      if state.canCancel {
        state.phase = .failed(.cancelled)
        effects = [.cancel]
      }
    case .editPressed:
      if let picture = state.loaded {
        state.editor = EditCatState(editing: picture)
        state.editorNumber += 1
      }

    // An answer to another load than the one that is going on comes too late.
    case .addressArrived(let address, let load):
      if state.isLoading, load == state.load { state.phase = .loading(address) }
    case .pictureArrived(let address, let picture, let load):
      if state.isLoading, load == state.load { state.phase = .loaded(address, picture) }
    case .loadFailed(let error, let load):
      if state.isLoading, load == state.load { state.phase = .failed(error) }

    // And so does an answer to an editor that was closed, though another may be open.
    case .editor(let intent, let number):
      if let editor = state.editor, number == state.editorNumber {
        let (next, editorEffects) = editorReducer.reduce(editor, intent)
        state.editor = next
        effects = editorEffects.map { .editor($0, number: number) }
      }
    }
    return (state, effects)
  }
}
