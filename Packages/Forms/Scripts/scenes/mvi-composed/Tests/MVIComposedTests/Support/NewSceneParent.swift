import Shared
import TerminalUI

@testable import MVIComposed

nonisolated struct NewSceneParentState: Equatable {
  var newScene: NewSceneState?
}

nonisolated enum NewSceneParentAction: FeatureAction {
  enum ViewAction {
    case openPressed
  }

  case view(ViewAction)
  case newScene(NewSceneAction)

  var newScene: NewSceneAction? {
    if case .newScene(let action) = self { action } else { nil }
  }
}

nonisolated private struct NewSceneParentReducer: ComposedReducer {
  let newScene: NewSceneReducer

  var body: some Reducer<NewSceneParentState, NewSceneParentAction> {
    Reduce { state, action in
      switch action {
      case .view(.openPressed): state.newScene = NewSceneState()
      case .newScene(.delegate(.closed)): state.newScene = nil
      case .newScene: break
      }
      return .none
    }
    .ifLet(\.newScene, action: \.newScene, NewSceneParentAction.newScene, then: newScene)
  }
}

/// Presents NewScene like a scene that contains its state, its reducer and its effects.
final class NewSceneParent {
  private(set) var presented: NewSceneView?

  private let store: Store<NewSceneParentState, NewSceneParentAction>

  init(store todos: any TodoStore) {
    store = Store(
      state: NewSceneParentState(),
      reducer: NewSceneParentReducer(
        newScene: NewSceneReducer(effects: NewSceneEffects(store: todos))))
    store.onChange = { [weak self] in self?.render() }
    store.send(.openPressed)
    presented?.appeared()
  }

  private func render() {
    if store.state.newScene == nil {
      presented = nil
    } else if presented == nil {
      presented = store.scope(ifLet: \.newScene, NewSceneParentAction.newScene)
        .map(NewSceneView.init)
    }
  }
}
