import TerminalUI
import Testing

@testable import MVIComposed

@Suite("The view of NewScene")
struct NewSceneViewTests {
  private let reducer = RecordingReducer<NewSceneState, NewSceneAction>()

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

  @Test func `Every key is one action`() {
    let view = view(of: NewSceneState())
    view.appeared()
    for key: Key in ["r", .enter, .escape, "z"] { view.press(key) }
    #expect(
      reducer.received == [
        .view(.appeared), .view(.reloadPressed), .view(.closePressed), .view(.closePressed),
      ])
  }

  @Test func `A failure is shown with its reason, and that it was read is an action`() {
    let view = view(of: NewSceneState(loadFailure: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(false)
    #expect(reducer.received == [.view(.alertAnswered)])
  }

  private func view(of state: NewSceneState) -> NewSceneView {
    NewSceneView(store: Store(state: state, reducer: reducer))
  }
}
