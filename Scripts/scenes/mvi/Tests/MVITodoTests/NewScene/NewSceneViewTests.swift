import TerminalUI
import Testing

@testable import MVITodo

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let receiver = RecordingReceiver<NewSceneIntent>()
  private let view: NewSceneView

  init() {
    view = NewSceneView(state: NewSceneState(), send: receiver.receive)
  }

  @Test func `It draws what is left as the state has it`() {
    #expect(view.screen.content == [.text("")])
    view.render(NewSceneState(count: 2))
    #expect(
      view.screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Every key is one intent`() {
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(receiver.intents == [.reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A failure is shown with its reason, and that it was read is an intent`() {
    view.render(NewSceneState(loadFailure: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(receiver.intents == [.alertAnswered])
  }

  @Test func `It says whenever it is given a state`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.render(NewSceneState())
    #expect(changes == 1)
  }
}
