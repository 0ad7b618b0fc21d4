import Presentation
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

  @Test func `It has the todos loaded when its view appears, and shows what is left`() {
    #expect(loadNewScene.loads == 0)
    presenter.appeared()
    #expect(loadNewScene.loads == 1)
    #expect(view.takeCommands() == [.dismissAlert])
    presenter.loaded(NewSceneResponse(left: 1))
    #expect(view.takeCommands() == [.showLeft("1 todo left")])
  }

  @Test func `A reload is the use case's`() {
    presenter.reloadPressed()
    #expect(loadNewScene.loads == 1)
    #expect(view.takeCommands() == [])
  }

  @Test func `A failed load says why until that is read, and shows no number`() {
    let notice = Notice("Couldn't load the todos.", reason: "No disk.")
    presenter.loadFailed(reason: "No disk.")
    #expect(view.takeCommands() == [.showNotice(notice)])
    presenter.appeared()
    #expect(view.takeCommands() == [.showNotice(notice)])
    presenter.alertAnswered()
    #expect(view.takeCommands() == [.dismissAlert])
  }

  @Test func `Closing is left to the router`() {
    presenter.closePressed()
    #expect(router.closed == 1)
    #expect(loadNewScene.loads == 0)
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingNewSceneView? = RecordingNewSceneView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}
