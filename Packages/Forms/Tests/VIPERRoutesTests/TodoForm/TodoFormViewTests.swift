import Presentation
import TerminalUI
import Testing

@testable import VIPERRoutes

@Suite("The form's view")
struct TodoFormViewTests {
  private let presenter = RecordingTodoFormPresenter()
  private let view: TodoFormView

  init() {
    view = TodoFormView(presenter: presenter)
  }

  @Test func `It draws heading, fields and message that it pulls`() {
    presenter.heading = "Edit Todo"
    presenter.title = "Milk"
    presenter.due = "2026-11-21 Saturday"
    presenter.message = "A todo needs a title."
    view.dataChanged()
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

  @Test func `It reports when it appears`() {
    #expect(presenter.calls == [])
    view.appeared()
    #expect(presenter.calls == [.appeared])
  }

  @Test func `Typing edits the title, and only changes are reported`() {
    for key: Key in ["M", "x", .left, .right, .backspace, .up, .paste("ilk")] { view.press(key) }
    #expect(
      presenter.calls == [
        .titleChanged(to: "M"), .titleChanged(to: "Mx"), .titleChanged(to: "M"),
        .titleChanged(to: "Milk"),
      ])
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
      presenter.calls == [
        .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test func `Enter saves and escape cancels, in either field`() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(presenter.calls == [.savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test func `The cursor stays where it is in a title that is there already`() {
    for key: Key in ["M", "x", .left] { view.press(key) }
    view.dataChanged()
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Mx", cursor: 1, isFocused: true)))
  }

  @Test func `A failure is shown with its reason, and that it was read is handed on`() {
    presenter.alert = .notice(Notice("Couldn't save the todo.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.dataChanged()
    #expect(changes == 1)
  }

  @Test func `It reports changes of text and focus, and no keys that did nothing`() {
    var changes = 0
    view.onChange = { changes += 1 }
    for key: Key in ["M", .left, .right, .backspace, .tab, .tab] { view.press(key) }
    #expect(changes == 6)
    for key: Key in [.up, .enter, .escape] { view.press(key) }
    #expect(changes == 6)
  }
}
