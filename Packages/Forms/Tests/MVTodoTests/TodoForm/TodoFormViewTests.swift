import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

/// What the view decides can only be tested by keys and screens, over a real model.
@Suite("The form's view")
struct TodoFormViewTests {
  private let store: FailingStore
  private let end = RecordingEnd()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let view = adding()
    #expect(
      view.screen
        == Screen(
          title: "Add Todo",
          content: [
            .field(Screen.Field(label: "Title", value: "", cursor: 0, isFocused: true)),
            .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: false)),
            .text("", .warning),
          ],
          actions: [
            Screen.Action(.tab, title: "Next Field"), Screen.Action(.enter, title: "Save"),
            Screen.Action(.escape, title: "Cancel"),
          ]))
  }

  @Test func `Typing edits the title`() {
    let view = adding()
    view.press("M", "x", .left, .right, .backspace, .up, .paste("ilk"))
    #expect(
      view.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `Tab goes to the due day, where letters do nothing, and back`() {
    let view = adding()
    view.press(.tab, "x")
    #expect(
      view.screen.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: true)))
    #expect(
      view.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    view.press(.tab, .down, "M")
    #expect(view.screen.values == ["M", "2026-11-21 Saturday"])
  }

  @Test func `Editing starts with the todo as it is`() throws {
    let view = try editing()
    #expect(view.screen.title == "Edit Todo")
    #expect(view.screen.values == ["A", "2026-11-20 Friday"])
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let view = adding()
    view.press(.tab, .down)
    #expect(view.screen.values[1] == "2026-11-28 Saturday")
    view.press(.right)
    #expect(view.screen.values[1] == "2026-11-29 Sunday")
    view.press(.up)
    #expect(view.screen.values[1] == "2026-11-22 Sunday")
    view.press(.up)
    #expect(view.screen.values[1] == "2026-11-21 Saturday")
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let view = try editing()
    view.press(.tab, .down)
    #expect(view.screen.values[1] == "2026-11-27 Friday")
    view.press(.up, .left)
    #expect(view.screen.values[1] == "2026-11-20 Friday")
  }

  @Test func `A missing title is reported until something is typed`() {
    let view = adding()
    view.press(.space, .enter)
    #expect(view.screen.texts == ["A todo needs a title."])
    #expect(end.ends == [])
    view.press(.left, .right)
    #expect(view.screen.texts == ["A todo needs a title."])
    view.press("A")
    #expect(view.screen.texts == [""])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let view = adding()
    view.press(.paste(" B "), .tab, .right, .enter)
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(end.ends == [.saved(TodoItem.ID(rawValue: 2))])
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let view = try editing()
    view.press(.backspace, "B", .tab, .right, .right, .enter)
    #expect(try store.lines == ["x 2026-11-22 B"])
    #expect(end.ends == [.saved(TodoItem.ID(rawValue: 1))])
  }

  @Test func `A failed save says why, and the form stays open`() throws {
    let view = try editing()
    store.fail(.save)
    view.press(.enter)
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
    #expect(end.ends == [])
  }

  @Test func `Cancelling ends the form and saves nothing`() throws {
    let view = try editing()
    view.press("B", .escape)
    #expect(end.ends == [.cancelled])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `It says once whenever it changed, and not when nothing did`() {
    let view = adding()
    #expect(view.renderings { view.press("A") } == 1)
    #expect(view.renderings { view.press(.left) } == 1)
    #expect(view.renderings { view.press(.up) } == 0)
    #expect(view.renderings { view.press(.tab) } == 1)
    #expect(view.renderings { view.press(.right) } == 1)
    #expect(view.renderings { view.press("x") } == 0)
    #expect(view.renderings { view.answerAlert(false) } == 0)
    store.fail(.save)
    #expect(view.renderings { view.press(.enter) } == 1)
    #expect(view.renderings { view.answerAlert(false) } == 1)
  }

  private func adding() -> TodoFormView {
    view(TodoDraft(today: .fixed))
  }

  private func editing() throws -> TodoFormView {
    view(TodoDraft(editing: try #require(try store.todos().first), today: .fixed))
  }

  private func view(_ draft: TodoDraft) -> TodoFormView {
    TodoFormView(
      model: TodosModel(store: store, clock: .fixed, calendar: .fixed), draft: draft,
      onSaved: end.saved, onCancelled: end.cancelled)
  }
}
