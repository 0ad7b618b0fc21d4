/// Makes the next state of NewScene of the last one and an action, and nothing else.
nonisolated struct NewSceneReducer {
  func reduce(_ action: any Action, _ state: NewSceneState?) -> NewSceneState? {
    if case NewSceneAction.opened = action { return NewSceneState() }
    guard var next = state, let action = action as? NewSceneAction else { return state }
    switch action {
    case .closePressed: return nil
    case .alertAnswered: next.loadFailure = nil
    case .loaded(let count): next.count = count
    case .loadFailed(let reason): next.loadFailure = reason
    case .opened, .reloadPressed: break
    }
    return next
  }
}
