import Shared
import TerminalUI
import Testing

@testable import MVITodo

@Suite("The form's view")
struct TodoFormViewTests {
  private let log = IntentLog<TodoFormIntent>()
  private let view: TodoFormView

  init() {
    view = TodoFormView(state: Self.state(), send: log.append)
  }

  @Test("It draws heading, fields and message as the state has them")
  func fields() {
    let view = TodoFormView(state: Self.state(title: "Milk"), send: log.append)
    #expect(
      view.screen
        == Screen(
          title: "Add Todo",
          content: [
            .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)),
            .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)),
            .text("", .warning),
          ],
          actions: [
            Screen.Action(.tab, title: "Next Field"), Screen.Action(.enter, title: "Save"),
            Screen.Action(.escape, title: "Cancel"),
          ]))
    var state = Self.state(title: "Milk")
    state.message = "A todo needs a title."
    view.render(state)
    #expect(view.screen.content.last == .text("A todo needs a title.", .warning))
  }

  @Test("Typing edits the title, and only a change is told")
  func typing() {
    for key: Key in ["M", .left, .right, .up] {
      view.press(key)
      view.render(Self.state(title: "M"))
    }
    view.press(.paste("ilk"))
    #expect(log.intents == [.titleChanged(to: "M"), .titleChanged(to: "Milk")])
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test("Tab goes to the due day and back, where arrows move it")
  func due() {
    view.press(.tab)
    #expect(
      view.screen.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: true)))
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    for key: Key in [.left, .right, .up, .down, "x", .tab, .up, "M"] { view.press(key) }
    #expect(
      log.intents == [
        .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test("Enter saves and escape cancels, in either field")
  func ends() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(log.intents == [.savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test("A failure is shown with its reason, and that it was read is an intent")
  func failure() {
    var state = Self.state()
    state.failure = TodoFormFailure(message: "Couldn't save the todo.", reason: "No disk.")
    view.render(state)
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(log.intents == [.alertAnswered])
  }

  @Test("It says whenever it is given a state")
  func changes() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.render(Self.state())
    #expect(changes == 1)
  }

  private static func state(title: String = "") -> TodoFormState {
    var draft = TodoDraft(today: .today)
    draft.title = title
    return TodoFormState(draft: draft, due: "2026-11-21 Saturday")
  }
}
