import Presentation
import Testing

@testable import VIPERObserved

/// A view model has no behaviour, so the presenter is tested with the real one.
@Suite("The presenter of NewScene")
struct NewScenePresenterTests {
  private let viewModel = NewSceneViewModel()
  private let interactor = RecordingNewSceneInteractor()
  private let router = RecordingNewSceneRouter()
  private let presenter: NewScenePresenter

  init() {
    presenter = NewScenePresenter(viewModel: viewModel, interactor: interactor, router: router)
  }

  @Test func `It has the todos loaded when its view appears, and shows what is left`() {
    #expect(interactor.loads == 0)
    presenter.appeared()
    #expect(interactor.loads == 1)
    #expect(viewModel.left == "")
    presenter.loaded(NewSceneResponse(left: 1))
    #expect(viewModel.left == "1 todo left")
  }

  @Test func `A reload is the interactor's`() {
    presenter.reloadPressed()
    #expect(interactor.loads == 1)
    #expect(viewModel.left == "")
  }

  @Test func `A load that fails says why until it is read, and claims nothing`() {
    presenter.loadFailed(reason: "No disk.")
    #expect(viewModel.notice == Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(viewModel.left == "")
    presenter.alertAnswered()
    #expect(viewModel.notice == nil)
  }

  @Test func `Closing is left to the router`() {
    presenter.closePressed()
    #expect(router.closed == 1)
    #expect(interactor.loads == 0)
  }

  @Test func `Without its view model it shows nothing, and goes on`() {
    weak var released: NewSceneViewModel?
    let presenter: NewScenePresenter
    do {
      let viewModel = NewSceneViewModel()
      presenter = NewScenePresenter(viewModel: viewModel, interactor: interactor, router: router)
      released = viewModel
    }
    #expect(released == nil)
    presenter.loaded(NewSceneResponse(left: 1))
    presenter.loadFailed(reason: "No disk.")
    presenter.alertAnswered()
    presenter.closePressed()
    #expect(router.closed == 1)
  }
}
