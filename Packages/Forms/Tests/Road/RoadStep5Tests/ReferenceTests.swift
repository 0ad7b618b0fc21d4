import TestSupport
import Testing

@testable import RoadStep5

/// A view owns its presenter, which owns its interactor, so references back are weak.
@Suite("Who holds whom")
struct ReferenceTests {
  @Test func `Neither its interactor nor its editor keeps the cat loader's presenter`() throws {
    let interactor = RecordingLoadCatInteractor()
    let view = RecordingLoadCatView()
    weak var released: LoadCatPresenter?
    do {
      let presenter = LoadCatPresenter(
        interactor: interactor, processor: ScriptedPictureProcessor(),
        library: ScriptedPhotoLibrary())
      presenter.attach(view)
      presenter.pictureArrived(try .grey(7))
      presenter.editPressed()
      released = presenter
    }
    #expect(released == nil)
    #expect(view.editor != nil)
  }

  @Test
  func `Without its presenter the editor's interactor goes on and answers nothing`() async throws {
    let processor = ScriptedPictureProcessor()
    let interactor = EditCatInteractor(
      processor: processor, library: ScriptedPhotoLibrary(), picture: try .grey(7))
    weak var released: EditCatPresenter?
    do {
      let presenter = EditCatPresenter(interactor: interactor)
      interactor.output = presenter
      presenter.choiceMoved(by: 1)
      released = presenter
    }
    #expect(released == nil)
    await processor.calls.answer(0, with: try .grey(100))
  }
}
