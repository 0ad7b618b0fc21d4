import Testing

@testable import VIPERGateway

@Suite("The presenter of NewScene")
struct NewScenePresenterTests {
  private let view = RecordingNewSceneView()
  private let loadNewScene = RecordingLoadNewSceneUseCase()
  private let router = RecordingNewSceneRouter()
  private let presenter: NewScenePresenter

  init() {
    presenter = NewScenePresenter(loadNewScene: loadNewScene, router: router)
    presenter.view = view
  }

  @Test("It has the todos loaded when its view is ready, and shows what is left")
  func starts() {
    #expect(loadNewScene.loads == 0)
    presenter.viewReady()
    #expect(loadNewScene.loads == 1)
    presenter.loaded(NewSceneResponse(left: 1))
    #expect(view.takeCommands() == [.showLeft("1 todo left")])
  }

  @Test("A reload is the use case's")
  func reload() {
    presenter.reloadPressed()
    #expect(loadNewScene.loads == 1)
    #expect(view.takeCommands() == [])
  }

  @Test("A load that fails says why, and claims nothing")
  func loadFails() {
    presenter.loadFailed(reason: "No disk.")
    #expect(view.takeCommands() == [.showFailure("Couldn't load the todos.", reason: "No disk.")])
  }

  @Test("Closing is the router's")
  func closes() {
    presenter.closePressed()
    #expect(router.closed == 1)
    #expect(loadNewScene.loads == 0)
  }

  @Test("It holds its view weakly")
  func weakView() {
    var view: RecordingNewSceneView? = RecordingNewSceneView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
