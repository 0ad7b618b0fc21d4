import Shared
import TestSupport
import Testing

@testable import RoadStep3

/// What step 2 can't have: there the view works out which keys are enabled while it draws them.
///
/// The presenter can't answer that question, so a test has to look at a screen.
@Suite("The first test of step 3")
struct FirstTests {
  @Test func `Which keys work is decided with nothing drawn`() async throws {
    let cats = ScriptedCatProvider()
    let view = RecordingLoadCatView()
    let presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    presenter.attach(view)
    #expect(view.takeCommands().last == .enableActions(load: true, cancel: false, edit: false))
    presenter.loadPressed()
    #expect(view.takeCommands().last == .enableActions(load: false, cancel: true, edit: false))
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(view.takeCommands().last == .enableActions(load: true, cancel: false, edit: true))
  }
}
