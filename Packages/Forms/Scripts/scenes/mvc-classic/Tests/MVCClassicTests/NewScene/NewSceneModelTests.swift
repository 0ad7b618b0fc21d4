import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the model alone, without a view or a controller.
@Suite("The model of NewScene")
struct NewSceneModelTests {
  private let store: FailingStore
  private let model: NewSceneModel
  private let observer = RecordingObserver()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = NewSceneModel(store: store)
    model.addObserver(observer)
  }

  @Test func `It counts the todos left from the start`() {
    #expect(model.left == 1)
    #expect(model.failure == nil)
    #expect(!model.isClosed)
  }

  @Test func `A change from elsewhere is loaded at once`() throws {
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(model.left == 0)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `A failed first load says why and shows no number`() {
    store.fail(.load)
    let model = NewSceneModel(store: store)
    #expect(model.left == nil)
    #expect(model.failure == FailingStore.reason)
  }

  @Test func `What can't be loaded again stays as it was, and a failure that was read goes away`() {
    store.fail(.load)
    model.load()
    #expect(model.left == 1)
    #expect(model.failure == FailingStore.reason)
    #expect(observer.takeChanges() == 1)
    model.closeFailure()
    #expect(model.failure == nil)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `Closing is reported`() {
    model.close()
    #expect(model.isClosed)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `The store doesn't retain it`() throws {
    weak var released: NewSceneModel?
    do {
      let model = NewSceneModel(store: store)
      released = model
    }
    #expect(released == nil)
    try store.add("2026-11-22 C")
  }
}
