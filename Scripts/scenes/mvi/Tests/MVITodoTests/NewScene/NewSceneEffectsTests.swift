import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The effects of NewScene")
struct NewSceneEffectsTests {
  private let store: FailingStore
  private let effects: NewSceneEffects
  private let receiver = RecordingReceiver<NewSceneAnswer>()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    effects = NewSceneEffects(store: store)
  }

  @Test func `A load answers with what is left`() {
    effects.perform(.load, answer: receiver.receive)
    #expect(receiver.received == [.loaded(count: 1)])
  }

  @Test func `A failed load says why`() {
    store.fail(.load)
    effects.perform(.load, answer: receiver.receive)
    #expect(receiver.received == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test func `Changes from elsewhere load again as long as the store is followed`() throws {
    effects.perform(.follow, answer: receiver.receive)
    #expect(receiver.received == [.loaded(count: 1)])
    try store.setDone(true, 1)
    #expect(receiver.received == [.loaded(count: 1), .loaded(count: 0)])
    effects.perform(.stopFollowing, answer: receiver.receive)
    try store.setDone(false, 1)
    #expect(receiver.received == [.loaded(count: 1), .loaded(count: 0)])
  }
}
