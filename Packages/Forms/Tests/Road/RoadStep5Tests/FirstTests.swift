import Shared
import TestSupport
import Testing

@testable import RoadStep5

/// What step 4 can't have: there the presenter that loads turns an error into words at once.
///
/// Nothing else reports the error, so a test of how a load ends also has to test the words.
@Suite("The first test of step 5")
struct FirstTests {
  @Test func `A load that fails answers with its error, and leaves the words to others`() async {
    let cats = ScriptedCatProvider()
    let output = RecordingLoadCatInteractorOutput()
    let interactor = LoadCatInteractor(provider: cats)
    interactor.output = output
    interactor.startLoad()
    await cats.addresses.answer(0, with: .failure(.status(503)))
    #expect(output.answers == [.loadStarted, .loadFailed(.status(503))])
  }
}
