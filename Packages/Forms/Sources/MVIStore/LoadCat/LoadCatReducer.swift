import Shared

/// Makes the cat loader's next state of the last one and an action, and nothing else.
nonisolated struct LoadCatReducer {
  func reduce(_ action: any Action, _ state: LoadCatState) -> LoadCatState {
    var state = state
    switch action {
    case LoadCatAction.loadPressed:
      if !state.isLoading { state.phase = .loading(nil) }
    case LoadCatAction.cancelPressed:
      if state.isLoading { state.phase = .failed(.cancelled) }
    case LoadCatAction.addressArrived(let address):
      state.phase = .loading(address)
    case LoadCatAction.pictureArrived(let address, let picture):
      state.phase = .loaded(address, picture)
    case LoadCatAction.loadFailed(let error):
      state.phase = .failed(error)
    default:
      break
    }
    return state
  }
}
