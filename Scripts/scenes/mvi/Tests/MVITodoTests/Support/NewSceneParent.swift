import Shared
import TerminalUI

@testable import MVITodo

nonisolated enum NewSceneParentIntent {
  case openPressed
  case newScene(NewSceneIntent)
}

nonisolated private struct NewSceneParentReducer: Reducer {
  private let newSceneReducer = NewSceneReducer()

  func reduce(_ state: inout NewSceneState?, _ intent: NewSceneParentIntent) -> [NewSceneEffect] {
    switch intent {
    case .openPressed:
      state = NewSceneState()
      return [.follow]
    case .newScene(let intent):
      return reduceNewScene(in: &state) { newSceneReducer.reduce(&$0, intent) }
    }
  }

  func reduce(_ state: inout NewSceneState?, answer: NewSceneAnswer) -> [NewSceneEffect] {
    reduceNewScene(in: &state) { newSceneReducer.reduce(&$0, answer: answer) }
  }

  /// Lets NewScene, if it is open, change its part of the state.
  private func reduceNewScene(
    in state: inout NewSceneState?, _ change: (inout NewSceneState) -> [NewSceneEffect]
  ) -> [NewSceneEffect] {
    guard var newScene = state else { return [] }
    let effects = change(&newScene)
    state = newScene.isClosed ? nil : newScene
    return effects
  }
}

/// Presents NewScene like a scene that contains its state, its reducer and its effects.
final class NewSceneParent {
  private(set) var presented: NewSceneView?

  private let runtime: Runtime<NewSceneState?, NewSceneParentIntent, NewSceneAnswer, NewSceneEffect>

  init(store: any TodoStore) {
    let effects = NewSceneEffects(store: store)
    runtime = Runtime(state: nil, reducer: NewSceneParentReducer(), perform: effects.perform)
    runtime.onChange = { [weak self] in self?.render() }
    runtime.send(.openPressed)
  }

  private func render() {
    guard let scope = runtime.scoped(to: \.self, NewSceneParentIntent.newScene) else {
      return presented = nil
    }
    presented = presented ?? NewSceneView(scope: scope)
    presented?.onChange()
  }
}
