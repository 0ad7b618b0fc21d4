import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVIStore

@Suite("The form's view")
struct TodoFormViewTests {
  private let recorder = Recorder()

  @Test func `It draws heading, fields and message as the state has them`() throws {
    let view = try view {
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

  @Test func `Typing edits the title at the cursor, and other keys do nothing`() throws {
    let view = try view {
      $0.draft.title = "Mlk"
      $0.cursor = 1
    }
    for key: Key in ["i", .backspace, .left, .right, .up] { view.press(key) }
    #expect(
      recorder.take()
        == [
          TodoFormAction.titleTyped("Milk", cursor: 2), TodoFormAction.titleTyped("lk", cursor: 0),
          TodoFormAction.titleTyped("Mlk", cursor: 0), TodoFormAction.titleTyped("Mlk", cursor: 2),
        ].dispatched)
  }

  @Test func `In the due day arrows move it`() throws {
    let view = try view { $0.focus = .due }
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
      recorder.take()
        == [
          TodoFormAction.dueMoved(byDays: -1), TodoFormAction.dueMoved(byDays: 1),
          TodoFormAction.dueMoved(byDays: -7),
          TodoFormAction.dueMoved(byDays: 7),
        ].dispatched)
  }

  @Test(arguments: [.title, .due] as [TodoFormState.Focus])
  func `Enter saves, escape cancels and tab goes on, in either field`(_ focus: TodoFormState.Focus)
    throws
  {
    let view = try view { $0.focus = focus }
    for key: Key in [.enter, .escape, .tab] { view.press(key) }
    #expect(
      recorder.take()
        == [
          TodoFormAction.savePressed, TodoFormAction.cancelPressed, TodoFormAction.nextFieldPressed,
        ].dispatched)
  }

  @Test func `A failure is shown with its reason, and that it was read is an action`() throws {
    let view = try view { $0.saveFailure = "No disk." }
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(recorder.take() == [TodoFormAction.alertAnswered].dispatched)
  }

  private func view(_ change: (inout TodoFormState) -> Void) throws -> TodoFormView {
    var state = TodoFormState(editing: nil, today: .fixed)
    change(&state)
    let shown = state
    return try #require(TodoFormView(store: Store(recorder) { $0.todoForm = shown }))
  }
}
