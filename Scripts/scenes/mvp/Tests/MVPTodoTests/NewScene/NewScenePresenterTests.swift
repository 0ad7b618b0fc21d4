import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPTodo

@Suite("The presenter of NewScene")
struct NewScenePresenterTests {
  private let store: FailingStore
  private let view = RecordingNewSceneView()
  private let delegate = RecordingNewScenePresenterDelegate()
  private let presenter: NewScenePresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    presenter = NewScenePresenter(store: store)
    presenter.delegate = delegate
  }

  @Test func `It shows the number left from the start`() {
    presenter.attach(view)
    #expect(view.takeCommands() == [.dismissAlert, .showLeft("1 todo left")])
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    presenter.attach(view)
    _ = view.takeCommands()
    try store.add("2026-11-22 C")
    #expect(view.takeCommands() == [.showLeft("2 todos left")])
  }

  @Test func `A failed load says why until that is read, and shows no number`() {
    let notice = Notice("Couldn't load the todos.", reason: FailingStore.reason)
    store.fail(.load)
    presenter.attach(view)
    #expect(view.takeCommands() == [.dismissAlert, .showNotice(notice)])
    let another = RecordingNewSceneView()
    presenter.attach(another)
    #expect(another.takeCommands().first == .showNotice(notice))
    presenter.alertAnswered()
    #expect(another.takeCommands().last == .dismissAlert)
  }

  @Test func `A reload shows what a failed load missed`() throws {
    presenter.attach(view)
    store.fail(.load)
    try store.add("2026-11-22 C")
    store.fail()
    _ = view.takeCommands()
    presenter.reloadPressed()
    #expect(view.takeCommands() == [.showLeft("2 todos left")])
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
}
