import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The effects of NewScene")
struct NewSceneEffectsTests {
  private let store: FailingStore
  private let effects: NewSceneEffects
  private let receiver = RecordingReceiver<NewSceneIntent>()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    effects = NewSceneEffects(store: store)
  }

  @Test func `A load answers with what is left`() {
    effects.perform(.load, send: receiver.receive)
    #expect(receiver.intents == [.loaded(count: 1)])
  }

  @Test func `A failed load says why`() {
    store.fail(.load)
    effects.perform(.load, send: receiver.receive)
    #expect(receiver.intents == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test func `Changes from elsewhere are reported as long as the store is followed`() throws {
    effects.perform(.observe, send: receiver.receive)
    #expect(receiver.intents == [])
    try store.setDone(true, 1)
    #expect(receiver.intents == [.storeChanged])
    effects.perform(.stopObserving, send: receiver.receive)
    try store.setDone(false, 1)
    #expect(receiver.intents == [.storeChanged])
  }
}
