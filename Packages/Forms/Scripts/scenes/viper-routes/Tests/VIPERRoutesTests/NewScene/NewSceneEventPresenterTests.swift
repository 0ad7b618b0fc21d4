import Testing

@testable import VIPERRoutes

@Suite("The event handler of NewScene")
struct NewSceneEventPresenterTests {
  private let keeping = KeepingNewSceneSuperPresenter()
  private let interactor = RecordingNewSceneInteractor()
  private let router = RecordingNewSceneRouter()
  private let events: NewSceneEventPresenter

  init() {
    events = NewSceneEventPresenter(interactor: interactor, router: router)
    events.superPresenter = keeping
  }

  @Test func `It has the todos loaded when its view appears, and for each reload`() {
    events.appeared()
    #expect(interactor.loads == 1)
    events.reloadPressed()
    #expect(interactor.loads == 2)
  }

  @Test func `A failure that was read goes away`() {
    keeping.data.failure = "No disk."
    events.alertAnswered()
    #expect(keeping.data.failure == nil)
  }

  @Test func `Closing is the router's, and without its presenter nothing else is done`() {
    events.superPresenter = nil
    events.closePressed()
    events.alertAnswered()
    #expect(router.closed == 1)
    #expect(interactor.loads == 0)
  }
}
