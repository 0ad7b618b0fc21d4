import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the controller with its real model and without a view.
@Suite("The cat loader's controller")
struct LoadCatControllerTests {
  private let cats = ScriptedCatProvider()
  private let model: LoadCatModel
  private let controller: LoadCatController

  init() {
    model = LoadCatModel(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    controller = LoadCatController(model: model)
  }

  @Test func `Loading and cancelling are the model's`() async {
    controller.loadPressed()
    #expect(model.isLoading)
    await cats.addresses.wait(for: 1)
    controller.cancelPressed()
    #expect(model.caption == .failure(.cancelled))
    await cats.addresses.answer(0, with: .failure(.cancelled))
  }

  @Test func `Editing opens an editor, which gets a controller of its own`() async throws {
    controller.editPressed()
    #expect(controller.makeEditorController() == nil)
    controller.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    controller.editPressed()
    #expect(model.editor != nil)
    try #require(controller.makeEditorController()).cancelPressed()
    #expect(model.editor == nil)
  }
}
