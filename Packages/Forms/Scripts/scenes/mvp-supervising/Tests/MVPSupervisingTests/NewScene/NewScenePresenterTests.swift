import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The presenter of NewScene")
struct NewScenePresenterTests {
  private let store: FailingStore
  private let view = RecordingNewSceneView()
  private let delegate = RecordingNewScenePresenterDelegate()
  private let presenter: NewScenePresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    presenter = NewScenePresenter(model: NewSceneModel(store: store))
    presenter.delegate = delegate
  }

  @Test func `It has the model loaded for its view, and tells nothing that the view sees there`() {
    #expect(presenter.observed.left == nil)
    presenter.attach(view)
    #expect(presenter.observed.left == 1)
    #expect(view.takeCommands() == [.dismissAlert])
  }

  @Test func `A failed load says why until that is read, and shows no number`() {
    let notice = Notice("Couldn't load the todos.", reason: FailingStore.reason)
    store.fail(.load)
    presenter.attach(view)
    #expect(presenter.observed.left == nil)
    #expect(view.takeCommands() == [.dismissAlert, .showNotice(notice)])
    let another = RecordingNewSceneView()
    presenter.attach(another)
    #expect(another.takeCommands().first == .showNotice(notice))
    presenter.alertAnswered()
    #expect(another.takeCommands().last == .dismissAlert)
  }

  @Test func `A reload brings what a failed load missed`() throws {
    presenter.attach(view)
    store.fail(.load)
    try store.add("2026-11-22 C")
    #expect(presenter.observed.left == 1)
    store.fail()
    _ = view.takeCommands()
    presenter.reloadPressed()
    #expect(presenter.observed.left == 2)
    #expect(view.takeCommands() == [])
  }

  @Test func `Closing notifies the delegate`() {
    presenter.closePressed()
    #expect(delegate.closed == 1)
  }

  @Test func `It holds its view weakly`() throws {
    var view: RecordingNewSceneView? = RecordingNewSceneView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  @Test func `It holds its delegate weakly`() {
    var delegate: RecordingNewScenePresenterDelegate? = RecordingNewScenePresenterDelegate()
    weak let released = delegate
    presenter.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }

  @Test func `The model retains neither it nor its view`() {
    let model = NewSceneModel(store: store)
    weak var released: NewScenePresenter?
    weak var releasedView: NewSceneView?
    do {
      let presenter = NewScenePresenter(model: model)
      let view = NewSceneView(presenter: presenter)
      released = presenter
      releasedView = view
    }
    #expect(released == nil)
    #expect(releasedView == nil)
    model.load()
  }
}
