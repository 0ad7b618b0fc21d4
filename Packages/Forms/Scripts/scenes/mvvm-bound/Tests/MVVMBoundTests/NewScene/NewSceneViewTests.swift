import TerminalUI
import TestSupport
import Testing

@testable import MVVMBound

/// A view knows the type of its view model, so it is tested with the real one, over a store.
@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let store: FailingStore
  private let end = RecordingEnd()
  private let viewModel: NewSceneViewModel
  private let view: NewSceneView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    viewModel = NewSceneViewModel(store: store, onClosed: end.closed)
    view = NewSceneView(viewModel: viewModel)
  }

  @Test func `It draws what is left as it is`() {
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("1 todo left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Every key does its own thing`() throws {
    store.fail(.load)
    try store.add("2026-11-22 C")
    store.fail()
    view.press("z")
    #expect(view.screen.content == [.text("1 todo left")])
    view.press("r")
    #expect(view.screen.content == [.text("2 todos left")])
    view.press(.enter)
    #expect(end.ends == [.closed])
    view.press(.escape)
    #expect(end.ends == [.closed, .closed])
  }

  @Test func `A notice is shown with its reason until it is dismissed`() {
    store.fail(.load)
    viewModel.reloadPressed()
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change, once for each bound value that was set`() throws {
    var changes = 0
    view.onChange = { changes += 1 }
    view.press("z")
    #expect(changes == 0)
    try store.add("2026-11-22 C")
    #expect(changes == 1)
    store.fail(.load)
    view.press("r")
    #expect(changes == 2)
    view.answerAlert(false)
    #expect(changes == 3)
  }

  @Test func `Its view model doesn't keep it, and notifies nothing when it is gone`() {
    weak var released: NewSceneView?
    do {
      let view = NewSceneView(viewModel: viewModel)
      released = view
    }
    #expect(released == nil)
    viewModel.reloadPressed()
  }
}
