import TerminalUI
import Testing

@testable import MVIStore

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let recorder = Recorder()

  @Test func `It draws what is left as the state has it`() throws {
    #expect(try view(of: NewSceneState()).screen.content == [.text("")])
    #expect(
      try view(of: NewSceneState(count: 2)).screen
        == Screen(
          title: "NewScene", content: [.text("2 todos left")],
          actions: [
            Screen.Action("r", title: "Reload"),
            Screen.Action(.enter, .escape, title: "Close"),
          ]))
  }

  @Test func `Every key is one action`() throws {
    let view = try view(of: NewSceneState())
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(
      recorder.take()
        == [NewSceneAction.reloadPressed, .closePressed, .closePressed].map(Dispatched.init))
  }

  @Test func `A failure is shown with its reason, and that it was read is an action`() throws {
    let view = try view(of: NewSceneState(loadFailure: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(recorder.take() == [Dispatched(action: NewSceneAction.alertAnswered)])
  }

  private func view(of state: NewSceneState) throws -> NewSceneView {
    try #require(
      NewSceneView(
        store: Store(state: state, reduce: { $1 }, middleware: [recorder.middleware]),
        select: { $0 }))
  }
}
