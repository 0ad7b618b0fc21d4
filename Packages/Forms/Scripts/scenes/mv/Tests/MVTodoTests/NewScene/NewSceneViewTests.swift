import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// What the view decides can only be tested by keys and screens, over a real model.
@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let store: FailingStore
  private let end = RecordingEnd()
  private let model: TodosModel
  private let view: NewSceneView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = TodosModel(store: store, clock: .fixed, calendar: .fixed)
    view = NewSceneView(model: model, onClosed: end.closed)
  }

  @Test func `It draws what is left, and nothing before the first load`() {
    #expect(view.screen.content == [.text("")])
    model.load()
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
    view.press("z")
    #expect(view.screen.content == [.text("")])
    view.press("r")
    #expect(view.screen.content == [.text("1 todo left")])
    view.press(.enter)
    #expect(end.ends == [.closed])
    view.press(.escape)
    #expect(end.ends == [.closed, .closed])
  }

  @Test func `A failed load is shown with its reason until it is dismissed`() {
    store.fail(.load)
    view.press("r")
    #expect(view.screen.content == [.text("")])
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
    #expect(view.renderings { view.press("z") } == 0)
    store.fail(.load)
    #expect(view.renderings { view.press("r") } == 1)
    #expect(view.renderings { view.answerAlert(false) } == 1)
    store.fail()
    #expect(try view.renderings { try store.add("2026-11-22 C") } == 1)
  }
}
