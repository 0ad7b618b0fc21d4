import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The reducer of NewScene")
struct NewSceneReducerTests {
  private let todos: FailingStore
  private let store: TestStore<NewSceneState, NewSceneAction>

  init() throws {
    todos = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    store = TestStore(
      NewSceneState(), reducer: NewSceneReducer(effects: NewSceneEffects(store: todos)))
  }

  @Test func `Appearing counts what is left, and every change counts again`() throws {
    store.send(.view(.appeared))
    store.receive(.loaded(count: 1)) { $0.count = 1 }
    try todos.setDone(true, 1)
    store.receive(.loaded(count: 0)) { $0.count = 0 }
  }

  @Test func `A reload counts again, and one that fails says why`() throws {
    store.send(.view(.reloadPressed))
    store.receive(.loaded(count: 1)) { $0.count = 1 }
    todos.fail(.load)
    store.send(.view(.reloadPressed))
    store.receive(.loadFailed(reason: FailingStore.reason)) {
      $0.loadFailure = FailingStore.reason
    }
    store.send(.view(.alertAnswered)) { $0.loadFailure = nil }
  }

  @Test func `Closing says so`() {
    store.send(.view(.closePressed))
    store.receive(.delegate(.closed))
  }
}
