import TerminalUI
import Testing

@testable import MVCDecoupled

@Suite("The form's view")
struct TodoFormViewTests {
  private let delegate = RecordingTodoFormViewDelegate()
  private let view = TodoFormView()

  init() {
    view.delegate = delegate
  }

  @Test func `It draws the heading, fields and message it was given`() {
    view.heading = "Edit Todo"
    view.title = "Milk"
    view.due = "2026-11-21 Saturday"
    view.message = "A todo needs a title."
    #expect(
      view.screen
        == Screen(
          title: "Edit Todo",
          content: [
            .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)),
            .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)),
            .text("A todo needs a title.", .warning),
          ],
          actions: [
            Screen.Action(.tab, title: "Next Field"), Screen.Action(.enter, title: "Save"),
            Screen.Action(.escape, title: "Cancel"),
          ]))
  }

  @Test func `Typing edits the title, and only changes are reported`() {
    for key: Key in ["M", "x", .left, .right, .backspace, .up, .paste("ilk")] { view.press(key) }
    #expect(
      delegate.calls == [
        .titleChanged(to: "M"), .titleChanged(to: "Mx"), .titleChanged(to: "M"),
        .titleChanged(to: "Milk"),
      ])
    #expect(view.title == "Milk")
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `Tab goes to the due day and back, where arrows move it`() {
    view.press(.tab)
    #expect(
      view.screen.content[1] == .field(Screen.Field(label: "Due", value: "", isFocused: true)))
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    for key: Key in [.left, .right, .up, .down, "x", .tab, .up, "M"] { view.press(key) }
    #expect(
      delegate.calls == [
        .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test func `Enter saves and escape cancels, in either field`() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(delegate.calls == [.savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.heading = ""
    view.title = ""
    view.due = ""
    view.message = ""
    #expect(changes == 4)
  }

  @Test func `It reports typing and moves of focus and cursor`() {
    var changes = 0
    view.onChange = { changes += 1 }
    let counts = ([.tab, .tab, "M", .left, .up, .enter] as [Key]).map { key in
      view.press(key)
      return changes
    }
    #expect(counts == [1, 2, 3, 4, 4, 4])
  }
}
