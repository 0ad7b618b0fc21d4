import Testing

@testable import VIPERRoutes

@Suite("The presenter of NewScene")
struct NewScenePresenterTests {
  private let view = RecordingNewSceneView()
  private let data = NewSceneDataPresenter()
  private let events = NewSceneEventPresenter(
    interactor: RecordingNewSceneInteractor(), router: RecordingNewSceneRouter())
  private let presenter: NewScenePresenter

  init() {
    presenter = NewScenePresenter(dataSource: data, eventHandler: events)
    presenter.view = view
  }

  @Test func `It begins with nothing, and keeps what was loaded`() {
    #expect(presenter.data == NewSceneData())
    presenter.loaded(NewSceneResponse(left: 1))
    #expect(presenter.data == NewSceneData(left: 1))
    #expect(view.takeChanges() == 1)
  }

  @Test func `What can't be loaded again stays as it was, and why is kept`() {
    presenter.loaded(NewSceneResponse(left: 1))
    _ = view.takeChanges()
    presenter.loadFailed(reason: "No disk.")
    #expect(presenter.data == NewSceneData(left: 1, failure: "No disk."))
    #expect(view.takeChanges() == 1)
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingNewSceneView? = RecordingNewSceneView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its parts hold it weakly`() {
    weak var released: NewScenePresenter?
    do {
      let presenter = NewScenePresenter(dataSource: data, eventHandler: events)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
  }
}
