import Shared
import TerminalUI

@testable import MVITodo

/// Presents NewScene like a scene that contains its state, its reducer and its effects.
final class NewSceneParent {
  private(set) var presented: NewSceneView?

  private let runtime: Runtime<NewSceneState?, NewSceneIntent, NewSceneEffect>

  init(store: any TodoStore) {
    let reducer = NewSceneReducer()
    let effects = NewSceneEffects(store: store)
    let (state, firstEffects) = reducer.start()
    runtime = Runtime(
      state: state,
      reduce: { state, intent in state.map { reducer.reduce($0, intent) } ?? (nil, []) },
      perform: effects.perform)
    presented = NewSceneView(state: state) { [runtime] in runtime.send($0) }
    runtime.onChange = { [weak self] in self?.render() }
    for effect in firstEffects {
      effects.perform(effect) { [weak runtime] in runtime?.send($0) }
    }
  }

  private func render() {
    guard let state = runtime.state else { return presented = nil }
    presented?.render(state)
  }
}
