import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the controller with its real model and without a view.
@Suite("The controller of NewScene")
struct NewSceneControllerTests {
  private let store: FailingStore
  private let model: NewSceneModel
  private let controller: NewSceneController

  init() throws {
    store = try FailingStore("2026-11-20 A")
    model = NewSceneModel(store: store)
    controller = NewSceneController(model: model)
  }

  @Test func `A reload brings what a failed load missed`() throws {
    store.fail(.load)
    try store.add("2026-11-22 B")
    #expect(model.left == 1)
    store.fail()
    controller.reloadPressed()
    #expect(model.left == 2)
  }

  @Test func `A failure that was read goes away`() {
    store.fail(.load)
    controller.reloadPressed()
    #expect(model.failure == FailingStore.reason)
    controller.alertAnswered()
    #expect(model.failure == nil)
  }

  @Test func `Closing is the model's to tell`() {
    controller.closePressed()
    #expect(model.isClosed)
  }
}
