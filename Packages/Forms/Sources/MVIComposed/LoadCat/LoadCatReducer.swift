import Shared

/// Tells what the cat loader becomes when something happens to it, and nothing else.
nonisolated struct LoadCatReducer: ComposedReducer {
  private enum CancelID {
    case load
  }

  let effects: LoadCatEffects
  let editor: EditCatReducer

  var body: some Reducer<LoadCatState, LoadCatAction> {
    Reduce(reduce).ifLet(\.editor, action: \.editor, LoadCatAction.editor, then: editor)
  }

  private func reduce(
    into state: inout LoadCatState, _ action: LoadCatAction
  ) -> Effect<LoadCatAction> {
    switch action {
    case .view(let action):
      return reduce(into: &state, action)
    case .addressArrived(let address):
      state.phase = .loading(address)
    case .pictureArrived(let address, let picture):
      state.phase = .loaded(address, picture)
    case .loadFailed(let error):
      state.phase = .failed(error)
    case .editor(.delegate(.closed)):
      state.editor = nil
    case .editor:
      break
    }
    return .none
  }

  private func reduce(
    into state: inout LoadCatState, _ action: LoadCatAction.ViewAction
  ) -> Effect<LoadCatAction> {
    switch action {
    case .loadPressed:
      guard state.canLoad else { return .none }
      state.phase = .loading(nil)
      return effects.load().cancellable(id: CancelID.load)
    case .cancelPressed:
      guard state.canCancel else { return .none }
      state.phase = .failed(.cancelled)
      return .cancel(id: CancelID.load)
    case .editPressed:
      state.editor = state.loaded.map(EditCatState.init)
      return .none
    }
  }
}
