import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's view")
struct EditCatViewTests {
  private let receiver = RecordingReceiver<EditCatIntent>()
  private let state: EditCatState
  private let view: EditCatView

  init() throws {
    state = EditCatState(editing: try .grey(7))
    view = EditCatView(state: state, send: receiver.receive)
  }

  @Test func `It draws picture and choices as the state has them`() throws {
    let rows = state.choices.map { Screen.Row(text: $0) }
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(CatPicture(.grey(7))))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 0)),
      ])
  }

  @Test func `While work is going on it says which, and keys that don't fit are disabled`() {
    #expect(view.screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
    render { $0.phase = .filtering }
    #expect(view.screen.content.first == .spinner("Working"))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Choose", "Cancel"])
    render { $0.phase = .saving }
    #expect(view.screen.content.first == .spinner("Saving"))
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Cancel"])
  }

  @Test func `Every key is one intent`() {
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      receiver.intents == [.choiceMoved(by: -1), .choiceMoved(by: 1), .savePressed, .cancelPressed])
  }

  @Test func `A notice is shown with its reason, and that it was read is an intent`() {
    render { $0.phase = .failed(reason: "No disk.") }
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the picture.", detail: "No disk."))
    view.answerAlert(false)
    #expect(receiver.intents == [.alertAnswered])
  }

  @Test func `It says whenever it is given a state`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.render(state)
    #expect(changes == 1)
  }

  private func render(_ change: (inout EditCatState) -> Void) {
    var state = state
    change(&state)
    view.render(state)
  }
}
