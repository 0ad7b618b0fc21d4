import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the controller with its real model and without a view.
@Suite("The form's controller")
struct TodoFormControllerTests {
  private let store: FailingStore
  private let model: TodoFormModel
  private let controller: TodoFormController

  init() throws {
    store = try FailingStore()
    model = TodoFormModel(
      store: store, clock: .fixed, calendar: .fixed, draft: TodoDraft(today: .fixed))
    controller = TodoFormController(model: model)
  }

  @Test func `What is typed, moved and saved is the model's`() throws {
    controller.titleChanged(to: "A")
    controller.dueMoved(byDays: 1)
    controller.savePressed()
    #expect(try store.lines == ["2026-11-22 A"])
    #expect(model.outcome == .saved(TodoItem.ID(rawValue: 1)))
  }

  @Test func `Cancelling ends the form and saves nothing`() throws {
    controller.titleChanged(to: "A")
    controller.cancelPressed()
    #expect(model.outcome == .cancelled)
    #expect(try store.lines == [])
  }

  @Test func `A failure that was read goes away`() {
    store.fail(.save)
    controller.titleChanged(to: "A")
    controller.savePressed()
    #expect(model.failure == FailingStore.reason)
    controller.alertAnswered()
    #expect(model.failure == nil)
  }
}
