import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the controller with its real model and without a view.
@Suite("The editor's controller")
struct EditCatControllerTests {
  private let processor = ScriptedPictureProcessor()
  private let library = ScriptedPhotoLibrary()
  private let model: EditCatModel
  private let controller: EditCatController

  init() throws {
    model = EditCatModel(processor: processor, library: library, picture: try .grey(7))
    controller = EditCatController(model: model)
  }

  @Test func `Choosing is the model's`() async throws {
    controller.choiceMoved(by: 1)
    #expect(model.choice == 1)
    await processor.calls.answer(0, with: try .grey(100))
    #expect(model.picture == (try .grey(100)))
  }

  @Test func `After a save it closes when that was read`() async {
    controller.savePressed()
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(!model.isClosed)
    controller.alertAnswered()
    #expect(model.notice == nil)
    #expect(model.isClosed)
  }

  @Test func `After a failure it stays open`() async {
    controller.savePressed()
    await library.calls.answer(0, with: .failure(.cancelled))
    controller.alertAnswered()
    #expect(model.notice == nil)
    #expect(!model.isClosed)
  }

  @Test func `Cancelling closes and saves nothing`() {
    controller.cancelPressed()
    #expect(model.isClosed)
    #expect(library.calls.inputs == [])
  }

  @Test func `Cancelling stops the filter`() async {
    controller.choiceMoved(by: 1)
    await processor.calls.wait(for: 1)
    controller.cancelPressed()
    #expect(processor.calls.isCancelled(0))
  }

  @Test func `Cancelling stops the save`() async {
    controller.savePressed()
    await library.calls.wait(for: 1)
    controller.cancelPressed()
    #expect(library.calls.isCancelled(0))
    await library.calls.answer(0, with: .success("cat-1.png"))
    #expect(model.notice == nil)
  }
}
