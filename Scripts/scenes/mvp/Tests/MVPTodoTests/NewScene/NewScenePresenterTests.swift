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

  @Test("It shows what is left from the start")
  func starts() {
    presenter.attach(view)
    #expect(view.takeCommands() == [.showLeft("1 todo left")])
  }

  @Test("A change by another hand is shown at once")
  func anotherHand() throws {
    presenter.attach(view)
    _ = view.takeCommands()
    try store.add("2026-11-22 C")
    #expect(view.takeCommands() == [.showLeft("2 todos left")])
  }

  @Test("A load that fails says why, and claims nothing")
  func loadFails() {
    store.fail(.load)
    presenter.attach(view)
    #expect(
      view.takeCommands() == [
        .showFailure("Couldn't load the todos.", reason: FailingStore.reason)
      ])
  }

  @Test("What a load that fails has missed is shown after a reload")
  func reload() throws {
    presenter.attach(view)
    store.fail(.load)
    try store.add("2026-11-22 C")
    store.fail()
    _ = view.takeCommands()
    presenter.reloadPressed()
    #expect(view.takeCommands() == [.showLeft("2 todos left")])
  }

  @Test("Closing tells the delegate")
  func closes() {
    presenter.closePressed()
    #expect(delegate.closed == 1)
  }

  @Test("It holds its view weakly")
  func weakView() throws {
    var view: RecordingNewSceneView? = RecordingNewSceneView()
    weak let released = view
    presenter.attach(try #require(view))
    view = nil
    #expect(released == nil)
  }

  @Test("It holds its delegate weakly")
  func weakDelegate() {
    var delegate: RecordingNewScenePresenterDelegate? = RecordingNewScenePresenterDelegate()
    weak let released = delegate
    presenter.delegate = delegate
    delegate = nil
    #expect(released == nil)
  }
}
