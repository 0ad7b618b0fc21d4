import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The form's view")
struct TodoFormViewTests {
  private let reducer = RecordingReducer<TodoFormState, TodoFormAction>()

  @Test func `It draws heading, fields and message as the state has them`() {
    let view = view {
      $0.draft.title = "Milk"
      $0.cursor = 2
      $0.invalid = .tooLong
    }
    #expect(
      view.screen
        == Screen(
          title: "Add Todo",
          content: [
            .field(Screen.Field(label: "Title", value: "Milk", cursor: 2, isFocused: true)),
            .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)),
            .text("A title can have at most 200 characters.", .warning),
          ],
          actions: [
            Screen.Action(.tab, title: "Next Field"), Screen.Action(.enter, title: "Save"),
            Screen.Action(.escape, title: "Cancel"),
          ]))
  }

  @Test func `Typing edits the title at the cursor, and other keys do nothing`() {
    let view = view {
      $0.draft.title = "Mlk"
      $0.cursor = 1
    }
    for key: Key in ["i", .backspace, .left, .right, .up] { view.press(key) }
    #expect(
      reducer.received == [
        .view(.titleTyped("Milk", cursor: 2)), .view(.titleTyped("lk", cursor: 0)),
        .view(.titleTyped("Mlk", cursor: 0)), .view(.titleTyped("Mlk", cursor: 2)),
      ])
  }

  @Test func `In the due day arrows move it`() {
    let view = view { $0.focus = .due }
    #expect(
      view.screen.content.prefix(2) == [
        .field(Screen.Field(label: "Title", value: "", cursor: 0, isFocused: false)),
        .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: true)),
      ])
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    for key: Key in [.left, .right, .up, .down, "x"] { view.press(key) }
    #expect(
      reducer.received == [
        .view(.dueMoved(byDays: -1)), .view(.dueMoved(byDays: 1)), .view(.dueMoved(byDays: -7)),
        .view(.dueMoved(byDays: 7)),
      ])
  }

  @Test(arguments: [.title, .due] as [TodoFormState.Focus])
  func `Enter saves, escape cancels and tab goes on, in either field`(_ focus: TodoFormState.Focus)
  {
    let view = view { $0.focus = focus }
    for key: Key in [.enter, .escape, .tab] { view.press(key) }
    #expect(
      reducer.received == [.view(.savePressed), .view(.cancelPressed), .view(.nextFieldPressed)])
  }

  @Test func `A failure is shown with its reason, and that it was read is an action`() {
    let view = view { $0.saveFailure = "No disk." }
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(reducer.received == [.view(.alertAnswered)])
  }

  private func view(_ change: (inout TodoFormState) -> Void) -> TodoFormView {
    var state = TodoFormState(editing: nil, today: .fixed)
    change(&state)
    return TodoFormView(store: Store(state: state, reducer: reducer))
  }
}
