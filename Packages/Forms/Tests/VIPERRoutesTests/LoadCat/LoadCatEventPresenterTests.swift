import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The cat loader's event handler")
struct LoadCatEventPresenterTests {
  private let keeping = KeepingLoadCatSuperPresenter()
  private let interactor = RecordingLoadCatInteractor()
  private let router = RecordingLoadCatRouter()
  private let events: LoadCatEventPresenter

  init() {
    events = LoadCatEventPresenter(interactor: interactor, router: router)
    events.superPresenter = keeping
  }

  @Test func `Loading and cancelling are the interactor's to do`() {
    events.loadPressed()
    events.cancelPressed()
    #expect(interactor.calls == [.startLoad, .cancelLoad])
  }

  @Test func `Editing presents an editor for the picture`() throws {
    events.editPressed()
    #expect(router.pictures == [])
    keeping.data.picture = try .grey(7)
    events.editPressed()
    #expect(router.pictures == [try .grey(7)])
  }
}
