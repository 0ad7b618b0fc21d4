import TerminalUI
import TestSupport
import Testing

@testable import MVVMTodo

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

  @Test func `It has one follower, who can be asked for`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.onChange()
    #expect(changes == 1)
  }

  @Test func `It says once whenever it changed, and not when nothing did`() throws {
    #expect(renderings { view.press("z") } == 0)
    store.fail(.load)
    #expect(renderings { view.press("r") } == 1)
    #expect(renderings { view.answerAlert(false) } == 1)
    store.fail()
    #expect(try renderings { try store.add("2026-11-22 C") } == 1)
  }

  private func renderings(_ action: () throws -> Void) rethrows -> Int {
    var count = 0
    _ = view.screen
    view.onChange = { count += 1 }
    try action()
    view.onChange = {}
    return count
  }
}
