import Presentation
import Shared
import TerminalPresentation
import TerminalUI
import TestSupport
import Testing

@testable import MVIStore

@Suite("The editor's view")
struct EditCatViewTests {
  private let recorder = Recorder()

  @Test func `It draws picture and choices as the state has them`() throws {
    let rows = EditCatFormatter().choices.map { Screen.Row(text: $0) }
    let view = try view()
    #expect(view.screen.title == "Edit Cat")
    #expect(
      view.screen.content == [
        .picture(try #require(Screen.Picture(CatPicture(.grey(7))))),
        .list(Screen.List(sections: [Screen.Section(title: "", rows: rows)], selection: 0)),
      ])
  }

  @Test(
    arguments: [
      (.idle, nil, ["Choose", "Save", "Cancel"]),
      (.filtering, .spinner("Working"), ["Choose", "Cancel"]),
      (.saving, .spinner("Saving"), ["Cancel"]),
    ] as [(EditCatState.Phase, Screen.Content?, [String])])
  func `While work is going on it says which, and keys that don't fit are disabled`(
    _ phase: EditCatState.Phase, spinner: Screen.Content?, enabled: [String]
  ) throws {
    let screen = try view { $0.phase = phase }.screen
    #expect(screen.content.dropLast(2) == (spinner.map { [$0] } ?? [])[...])
    #expect(screen.actions.map(\.title) == ["Choose", "Save", "Cancel"])
    #expect(screen.actions.filter(\.isEnabled).map(\.title) == enabled)
  }

  @Test func `Every key is one action`() throws {
    let view = try view()
    for key: Key in [.up, .down, "s", .escape, "z"] { view.press(key) }
    #expect(
      recorder.take()
        == [
          EditCatAction.choiceMoved(by: -1), EditCatAction.choiceMoved(by: 1),
          EditCatAction.savePressed,
          EditCatAction.cancelPressed,
        ].dispatched)
  }

  @Test func `A notice is shown with its reason, and that it was read is an action`() throws {
    let view = try view { $0.phase = .failed(reason: "No disk.") }
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the picture.", detail: "No disk."))
    view.answerAlert(false)
    #expect(recorder.take() == [EditCatAction.alertAnswered].dispatched)
  }

  private func view(_ change: (inout EditCatState) -> Void = { _ in }) throws -> EditCatView {
    var state = EditCatState(editing: try .grey(7))
    change(&state)
    let shown = state
    return try #require(EditCatView(store: Store(recorder) { $0.editCat = shown }))
  }
}
