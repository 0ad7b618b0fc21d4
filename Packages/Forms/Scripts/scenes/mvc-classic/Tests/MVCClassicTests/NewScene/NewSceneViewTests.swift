import TerminalUI
import Testing

@testable import MVCClassic

/// A view needs a model to read; the test sets the state of this one.
@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let model = SettableNewSceneModel()
  private let controller = RecordingNewSceneController()
  private let view: NewSceneView

  init() {
    view = NewSceneView(model: model, controller: controller)
  }

  @Test func `It draws what it reads`() {
    #expect(view.screen.content == [.text("")])
    model.left = 2
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Every key is one call`() {
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(controller.calls == [.reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A failure is shown with its reason until the model drops it`() {
    model.failure = "No disk."
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(controller.calls == [.alertAnswered])
    model.failure = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It says whenever the model changed`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.changed()
    #expect(changes == 1)
  }

  @Test func `Neither the model nor the controller keeps it`() {
    weak var released: NewSceneView?
    do {
      let view = NewSceneView(model: model, controller: controller)
      released = view
    }
    model.changed()
    #expect(released == nil)
  }
}
