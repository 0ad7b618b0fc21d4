import Presentation
import TerminalUI
import Testing

@testable import MVPPresentation

@Suite("The form's view")
struct TodoFormViewTests {
  private let presenter = RecordingTodoFormPresenter()
  private let view: TodoFormView

  init() {
    view = TodoFormView(presenter: presenter)
  }

  @Test func `It draws heading, fields and message as they are presented`() {
    presenter.presentation = TodoFormPresentation(
      heading: "Edit Todo", title: "Milk", due: "2026-11-21 Saturday")
    presenter.presentation.message = "A todo needs a title."
    view.presentationChanged()
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

  @Test func `The cursor stays where it is when the title that was typed is presented`() {
    for key: Key in ["M", "i", .left] { view.press(key) }
    presenter.presentation.changeTitle(to: "Mi")
    view.presentationChanged()
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Mi", cursor: 1, isFocused: true)))
  }

  @Test func `Appearing attaches it`() {
    view.appeared()
    #expect(presenter.calls == [.attached])
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

  @Test func `A notice is shown with its reason, and its dismissal is reported`() {
    presenter.presentation.notice = Notice("Couldn't save the todo.", reason: "No disk.")
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(presenter.calls == [.alertAnswered])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.presentationChanged()
    #expect(changes == 1)
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
