import Presentation
import TerminalUI
import Testing

@testable import MVPTodo

@Suite("The form's view")
struct TodoFormViewTests {
  private let presenter = RecordingTodoFormPresenter()
  private let view: TodoFormView

  init() {
    view = TodoFormView(presenter: presenter)
  }

  @Test func `It draws the heading, fields and message it was given`() {
    view.showHeading("Edit Todo")
    view.showTitle("Milk")
    view.showDue("2026-11-21 Saturday")
    view.showMessage("A todo needs a title.")
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

  @Test func `It attaches itself`() {
    #expect(presenter.calls == [.attached])
  }

  @Test func `Typing edits the title, and only changes are reported`() {
    for key: Key in ["M", "x", .left, .right, .backspace, .up, .paste("ilk")] { view.press(key) }
    #expect(
      presenter.calls == [
        .attached, .titleChanged(to: "M"), .titleChanged(to: "Mx"), .titleChanged(to: "M"),
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
        .attached, .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7),
        .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test func `Enter saves and escape cancels, in either field`() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(
      presenter.calls == [.attached, .savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test func `A notice is shown with its reason until the presenter dismisses it`() {
    view.showNotice(Notice("Couldn't save the todo.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.attached, .alertAnswered])
    view.dismissAlert()
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.showHeading("")
    view.showTitle("")
    view.showDue("")
    view.showMessage("")
    view.showNotice(Notice(""))
    view.dismissAlert()
    #expect(changes == 6)
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
