import Shared
import TestSupport
import Testing

@testable import RoadStep1

/// What step 0 can't have: there the type that loads also draws, and it is a `Scene`.
///
/// A key starts the load, and only the screen shows its result.
@Suite("The first test of step 1")
struct FirstTests {
  @Test func `A load is started without a key and followed without a screen`() async throws {
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
