import TerminalUI
import Testing

@testable import MVITodo

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let receiver = RecordingReceiver<NewSceneIntent>()

  @Test func `It draws what is left as the state has it`() {
    #expect(view(of: NewSceneState()).screen.content == [.text("")])
    #expect(
      view(of: NewSceneState(count: 2)).screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Every key is one intent`() {
    let view = view(of: NewSceneState())
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(receiver.received == [.reloadPressed, .closePressed, .closePressed])
  }

  @Test func `A failure is shown with its reason, and that it was read is an intent`() {
    let view = view(of: NewSceneState(loadFailure: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(receiver.received == [.alertAnswered])
  }

  private func view(of state: NewSceneState) -> NewSceneView {
    NewSceneView(scope: Scope(read: { state }, send: receiver.receive))
  }
}
