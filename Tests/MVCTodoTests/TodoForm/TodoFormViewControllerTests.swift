import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCTodo

/// The controller makes its view itself, so both are tested together here.
@Suite("The form's controller")
struct TodoFormViewControllerTests {
  private let store: FailingStore
  private let delegate = RecordingTodoFormViewControllerDelegate()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let controller = adding()
    #expect(controller.screen.title == "Add Todo")
    #expect(controller.screen.values == ["", "2026-11-21 Saturday"])
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

  @Test func `Its changes are its view's`() {
    let controller = adding()
    var changes = 0
    controller.onChange = { changes += 1 }
    controller.onChange()
    #expect(changes == 1)
    controller.press("A")
    #expect(changes == 3)
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
