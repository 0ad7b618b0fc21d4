import Shared
import TestSupport
import Testing

@testable import RoadStep1

/// What step 0 can't have: there what loads is what draws, so a load is a key and a screen.
///
/// Its controller has to be a `Scene`, and everything that it knows of the load is private to it.
@Suite("The first test of step 1")
struct FirstTests {
  @Test("A load goes on to its picture with nobody there to draw it")
  func loadWithoutView() async throws {
    let cats = ScriptedCatProvider()
    let presenter = LoadCatPresenter(
      provider: cats, processor: ScriptedPictureProcessor(), library: ScriptedPhotoLibrary())
    presenter.loadPressed()
    #expect(presenter.isLoading)
    await cats.addresses.answer(0, with: .success(CatAddress("cat:1")))
    #expect(presenter.caption == "cat:1")
    await cats.pictures.answer(0, with: .success(try .grey(7)))
    #expect(presenter.picture == (try .grey(7)))
    #expect(!presenter.isLoading)
  }
}
