import Presentation
import TerminalUI
import Testing

@testable import MVVMRouted

@Suite("The form's view")
struct TodoFormViewTests {
  private let viewModel = RecordingTodoFormViewModel(title: "Milk")
  private let view: TodoFormView

  init() {
    view = TodoFormView(viewModel: viewModel)
  }

  @Test func `It draws heading, fields and message as they are bound`() {
    viewModel.dueValue.value = "2026-11-21 Saturday"
    viewModel.messageValue.value = "Message."
    #expect(
      view.screen
        == Screen(
          title: "Heading",
          content: [
            .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)),
            .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)),
            .text("Message.", .warning),
          ],
          actions: [
            Screen.Action(.tab, title: "Next Field"), Screen.Action(.enter, title: "Save"),
            Screen.Action(.escape, title: "Cancel"),
          ]))
    #expect(viewModel.calls == [])
  }

  @Test func `Typing sets the bound title, and only when it changes it`() {
    for key: Key in [.left, .backspace, .right, .up, .paste("!")] { view.press(key) }
    #expect(viewModel.title.value == "Mik!")
    #expect(viewModel.calls == [.titleChanged(to: "Mik"), .titleChanged(to: "Mik!")])
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Mik!", cursor: 4, isFocused: true)))
  }

  @Test func `A title that is set elsewhere is drawn, with the cursor at its end`() {
    view.press("!")
    viewModel.title.value = "Bread"
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Bread", cursor: 5, isFocused: true)))
  }

  @Test func `Tab goes to the due day and back, where arrows move it`() {
    view.press(.tab)
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    for key: Key in [.down, .right, .up, .left, "x"] { view.press(key) }
    #expect(
      viewModel.calls == [
        .dueMoved(byDays: 7), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: -1),
      ])
    for key: Key in [.tab, .up, "!"] { view.press(key) }
    #expect(viewModel.title.value == "Milk!")
  }

  @Test(arguments: [[], [.tab]] as [[Key]])
  func `Enter saves and escape cancels, in either field`(before: [Key]) {
    for key in before + [.enter, .escape] { view.press(key) }
    #expect(viewModel.calls == [.savePressed, .cancelPressed])
  }

  @Test func `A notice is shown for as long as there is one`() {
    viewModel.noticeValue.value = Notice("No.", reason: "No disk.")
    #expect(view.screen.alert == Screen.Alert(.notice, "No.", detail: "No disk."))
    view.answerAlert(false)
    #expect(viewModel.calls == [.alertAnswered])
    viewModel.noticeValue.value = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `It reports every change, once for each value that was set`() {
    var changes = 0
    view.onChange = { changes += 1 }
    viewModel.dueValue.value = ""
    viewModel.messageValue.value = ""
    viewModel.noticeValue.value = nil
    view.press("!")
    view.press(.left)
    view.press(.tab)
    #expect(changes == 6)
    view.press("x")
    #expect(changes == 6)
  }

  @Test func `Its view model doesn't keep it`() {
    weak var released: TodoFormView?
    do {
      let view = TodoFormView(viewModel: viewModel)
      released = view
    }
    #expect(released == nil)
    viewModel.title.value = "Tea"
  }
}
