import Shared
import TestSupport
import Testing

@testable import RoadStep2

/// What step 1 can't have: there a presenter's view is a `LoadCatView`, and nothing else can be one.
///
/// To see that it asked for the editor, a test has to look at what that view presents.
@Suite("The first test of step 2")
struct FirstTests {
  @Test func `The presenter asks any view for the editor, and to dismiss it`() async throws {
    let cats = ScriptedCatProvider()
    let view = RecordingLoadCatView()
    let presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    presenter.attach(view)
    presenter.loadPressed()
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    presenter.editPressed()
    #expect(view.takeRequests() == [.presentEditor])
    try #require(view.editor).cancelPressed()
    #expect(view.takeRequests() == [.dismissEditor])
  }
}
