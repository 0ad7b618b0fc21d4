import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVITodo

@Suite("The form's view")
struct TodoFormViewTests {
  private let receiver = RecordingReceiver<TodoFormIntent>()
  private let view: TodoFormView

  init() {
    view = TodoFormView(state: Self.state(), send: receiver.receive)
  }

  @Test func `It draws heading, fields and message as the state has them`() {
    let view = TodoFormView(state: Self.state(title: "Milk"), send: receiver.receive)
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
    state.invalid = .empty
    view.render(state)
    #expect(view.screen.content.last == .text("A todo needs a title.", .warning))
  }

  @Test func `Typing edits the title, and only changes are reported`() {
    for key: Key in ["M", .left, .right, .up] {
      view.press(key)
      view.render(Self.state(title: "M"))
    }
    view.press(.paste("ilk"))
    #expect(receiver.intents == [.titleChanged(to: "M"), .titleChanged(to: "Milk")])
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `A title that the state got elsewhere is drawn, with the cursor at its end`() {
    view.press("M")
    view.render(Self.state(title: "Bread"))
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Bread", cursor: 5, isFocused: true)))
  }

  @Test func `Tab goes to the due day and back, where arrows move it`() {
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
      receiver.intents == [
        .dueMoved(byDays: -1), .dueMoved(byDays: 1), .dueMoved(byDays: -7), .dueMoved(byDays: 7),
        .titleChanged(to: "M"),
      ])
  }

  @Test func `Enter saves and escape cancels, in either field`() {
    for key: Key in [.enter, .escape, .tab, .enter, .escape] { view.press(key) }
    #expect(receiver.intents == [.savePressed, .cancelPressed, .savePressed, .cancelPressed])
  }

  @Test func `A failure is shown with its reason, and that it was read is an intent`() {
    var state = Self.state()
    state.saveFailure = "No disk."
    view.render(state)
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't save the todo.", detail: "No disk."))
    view.answerAlert(false)
    #expect(receiver.intents == [.alertAnswered])
  }

  @Test func `It says whenever it is given a state or changed itself, and not when nothing did`() {
    #expect(changes { view.render(Self.state()) } == 1)
    #expect(changes { view.press("M") } == 1)
    view.render(Self.state(title: "M"))
    #expect(changes { view.press(.left) } == 1)
    #expect(changes { view.press(.up) } == 0)
    #expect(changes { view.press(.tab) } == 1)
    #expect(changes { view.press("x") } == 0)
    #expect(changes { view.press(.tab) } == 1)
  }

  private func changes(_ action: () -> Void) -> Int {
    var count = 0
    view.onChange = { count += 1 }
    action()
    view.onChange = {}
    return count
  }

  private static func state(title: String = "") -> TodoFormState {
    var draft = TodoDraft(today: .fixed)
    draft.title = title
    return TodoFormState(draft: draft)
  }
}
