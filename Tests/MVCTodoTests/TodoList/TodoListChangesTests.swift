import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCTodo

@Suite("The list's changes")
struct TodoListChangesTests {
  private let store: FailingStore
  private let controller: TodoListViewController

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    controller = TodoListViewController(store: store, clock: .fixed, calendar: .fixed)
    controller.appeared()
  }

  @Test func `A todo is marked as done and as not done`() throws {
    controller.press(.space)
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(controller.screen.texts.first == "0 active, 3 done")
    controller.press(.space)
    #expect(try store.lines.first == "2026-11-20 A")
    #expect(controller.screen.texts.first == "1 active, 2 done")
  }

  @Test func `Deleting asks first`() throws {
    controller.press("d")
    #expect(controller.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    controller.answerAlert(false)
    #expect(controller.screen.alert == nil)
    #expect(try store.lines.count == 3)
  }

  @Test func `Confirming deletes`() throws {
    controller.press("d")
    controller.answerAlert(true)
    #expect(controller.screen.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() throws {
    controller.press("c")
    #expect(controller.screen.alert == Screen.Alert(.question, "Clear 2 done todos?"))
    controller.answerAlert(true)
    #expect(controller.screen.titles == ["A"])
    #expect(controller.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
  }

  @Test func `Clearing doesn't ask when nothing is done`() {
    controller.press("c")
    controller.answerAlert(true)
    controller.press("c")
    #expect(controller.screen.alert == nil)
  }

  @Test func `Clearing spares what was done after it was asked`() throws {
    controller.press("c")
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    controller.answerAlert(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `A question is answered once`() throws {
    controller.press("d")
    controller.answerAlert(false)
    controller.answerAlert(true)
    #expect(try store.lines.count == 3)
  }

  @Test func `A failure to mark says why`() {
    store.fail(.save)
    controller.press(.space)
    #expect(
      controller.screen.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
    #expect(controller.screen.texts.first == "1 active, 2 done")
  }

  @Test(arguments: ["d", "c"] as [Key])
  func `A failed deletion says why`(_ key: Key) {
    store.fail(.delete)
    controller.press(key)
    controller.answerAlert(true)
    #expect(
      controller.screen.alert
        == Screen.Alert(.notice, "Couldn't delete the todo.", detail: FailingStore.reason))
    #expect(controller.screen.titles == ["A", "B", "C"])
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    controller.press(.space)
    #expect(controller.screen.alert?.message == "Couldn't save the todo.")
    #expect(controller.screen.titles == ["A", "B", "C"])
  }

  @Test func `After a failure the list shows what the store holds`() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(controller.screen.titles == ["A", "B", "C"])
    store.fail(.save)
    controller.press(.space)
    #expect(controller.screen.titles == ["A", "B", "C", "D"])
  }
}
