import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

/// Tested through keys and screens, because nothing else is accessible.
@Suite("The form's controller")
struct TodoFormViewControllerTests {
  private let store: FailingStore
  private let delegate = RecordingTodoFormViewControllerDelegate()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let controller = adding()
    #expect(
      controller.screen
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
    let controller = adding()
    controller.press("M", "x", .left, .right, .backspace, .up, .paste("ilk"))
    #expect(
      controller.screen.content.first
        == .field(Screen.Field(label: "Title", value: "Milk", cursor: 4, isFocused: true)))
  }

  @Test func `Tab goes to the due day, where letters do nothing, and back`() {
    let controller = adding()
    controller.press(.tab, "x")
    #expect(
      controller.screen.content[1]
        == .field(Screen.Field(label: "Due", value: "2026-11-21 Saturday", isFocused: true)))
    #expect(
      controller.screen.actions.prefix(2) == [
        Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
      ])
    controller.press(.tab, .down, "M")
    #expect(controller.screen.values == ["M", "2026-11-21 Saturday"])
  }

  @Test func `Editing starts with the todo as it is`() throws {
    let controller = try editing()
    #expect(controller.screen.title == "Edit Todo")
    #expect(controller.screen.values == ["A", "2026-11-20 Friday"])
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let controller = adding()
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.press(.tab, .down)
    #expect(controller.screen.values[1] == "2026-11-28 Saturday")
    #expect(changes == 2)
    controller.press(.right)
    #expect(controller.screen.values[1] == "2026-11-29 Sunday")
    controller.press(.up)
    #expect(controller.screen.values[1] == "2026-11-22 Sunday")
    controller.press(.up)
    #expect(controller.screen.values[1] == "2026-11-21 Saturday")
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let controller = try editing()
    controller.press(.tab, .down)
    #expect(controller.screen.values[1] == "2026-11-27 Friday")
    controller.press(.up, .left)
    #expect(controller.screen.values[1] == "2026-11-20 Friday")
  }

  @Test func `A missing title is reported until something is typed`() {
    let controller = adding()
    controller.press(.space, .enter)
    #expect(controller.screen.texts == ["A todo needs a title."])
    #expect(delegate.calls == [])
    controller.press(.left, .right)
    #expect(controller.screen.texts == ["A todo needs a title."])
    controller.press("A")
    #expect(controller.screen.texts == [""])
  }

  @Test func `A title has at most 200 characters`() throws {
    let controller = adding()
    controller.press(.paste(String(repeating: "A", count: 201)), .enter)
    #expect(controller.screen.texts == ["A title can have at most 200 characters."])
    #expect(delegate.calls == [])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let controller = adding()
    controller.press(.paste(" B "), .tab, .right, .enter)
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(delegate.calls == [.saved(TodoItem.ID(rawValue: 2))])
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let controller = try editing()
    controller.press(.backspace, "B", .tab, .right, .right, .enter)
    #expect(try store.lines == ["x 2026-11-22 B"])
    #expect(delegate.calls == [.saved(TodoItem.ID(rawValue: 1))])
  }

  @Test func `A failed save says why, and the form stays open`() throws {
    let controller = try editing()
    store.fail(.save)
    controller.press(.enter)
    #expect(
      controller.screen.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
    controller.answerAlert(false)
    #expect(controller.screen.alert == nil)
    #expect(delegate.calls == [])
  }

  @Test func `Cancelling ends the form and saves nothing`() throws {
    let controller = try editing()
    controller.press("B", .escape)
    #expect(delegate.calls == [.cancelled])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test(arguments: [[.tab], ["M"], [.left], [.enter], [.tab, .right]] as [[Key]])
  func `It reports whenever something else is shown`(keys: [Key]) {
    let controller = adding()
    controller.press(.space)
    for key in keys.dropLast() { controller.press(key) }
    var told: Screen?
    controller.onChange = { [unowned controller] in told = controller.screen }
    for key in keys.suffix(1) { controller.press(key) }
    #expect(told == controller.screen)
  }

  @Test func `A key that changes nothing isn't reported`() {
    let controller = adding()
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.press(.up)
    #expect(changes == 0)
  }

  private func adding() -> TodoFormViewController {
    controller(TodoDraft(today: .fixed))
  }

  private func editing() throws -> TodoFormViewController {
    controller(TodoDraft(editing: try #require(try store.todos().first), today: .fixed))
  }

  private func controller(_ draft: TodoDraft) -> TodoFormViewController {
    let controller = TodoFormViewController(
      store: store, clock: .fixed, calendar: .fixed, draft: draft)
    controller.delegate = delegate
    return controller
  }
}
