import Presentation
import Shared

/// Tells what the cat loader becomes when something happens to it, and nothing else.
nonisolated struct LoadCatReducer {
  private let formatter = LoadCatFormatter()
  private let editorReducer = EditCatReducer()

  func reduce(
    _ state: LoadCatState, _ intent: LoadCatIntent
  ) -> (LoadCatState, [LoadCatEffect]) {
    var state = state
    var effects: [LoadCatEffect] = []

    switch intent {
    case .loadPressed:
      if state.canLoad {
        state.lastWork += 1
        state.load = state.lastWork
        state.loaded = nil
        state.caption = ""
        effects = [.load(state.lastWork)]
      }
    case .cancelPressed:
      if let load = state.load {
        state.load = nil
        state.caption = formatter.caption(of: .cancelled)
        effects = [.cancel(load)]
      }
    case .editPressed:
      state.editor = state.loaded.map { EditCatState(editing: $0, lastWork: state.lastWork) }

    // An answer to another load than the one that is going on comes too late.
    case .addressArrived(let address, let load):
      if load == state.load { state.caption = address.text }
    case .pictureArrived(let picture, let load):
      if load == state.load {
        state.load = nil
        state.loaded = picture
      }
    case .loadFailed(let error, let load):
      if load == state.load {
        state.load = nil
        state.caption = formatter.caption(of: error)
      }

    case .editor(let intent):
      if let editor = state.editor {
        let (next, editorEffects) = editorReducer.reduce(editor, intent)
        state.editor = next
        if let next { state.lastWork = next.lastWork }
        effects = editorEffects.map(LoadCatEffect.editor)
      }
    }
    return (state, effects)
  }
}
