import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPPresentation

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
    presenter.attach(view)
    _ = view.takeChanges()
  }

  @Test func `It presents the number left from the start`() {
    #expect(presenter.presentation == NewScenePresentation(left: "1 todo left"))
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    try store.add("2026-11-22 C")
    #expect(presenter.presentation.left == "2 todos left")
    #expect(view.takeChanges() == 1)
  }

  @Test func `A failed first load says why and shows no number`() {
    store.fail(.load)
    #expect(
      NewScenePresenter(store: store).presentation
        == NewScenePresentation(
          notice: Notice("Couldn't load the todos.", reason: FailingStore.reason)))
  }

  @Test func `A reload shows what a failed load missed`() throws {
    store.fail(.load)
    try store.add("2026-11-22 C")
    #expect(presenter.presentation.left == "1 todo left")
    presenter.alertAnswered()
    #expect(presenter.presentation.notice == nil)
    store.fail()
    _ = view.takeChanges()
    presenter.reloadPressed()
    #expect(presenter.presentation == NewScenePresentation(left: "2 todos left"))
    #expect(view.takeChanges() == 1)
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
