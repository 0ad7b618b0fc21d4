import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

@Suite("The list's changes")
struct TodoListChangesTests {
  private let store: FailingStore
  private let view: TodoListView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    view = TodoListView(
      model: TodosModel(store: store, clock: .fixed, calendar: .fixed))
    view.appeared()
  }

  @Test func `A todo is marked as done and as not done`() throws {
    view.press(.space)
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(view.screen.texts.first == "0 active, 3 done")
    view.press(.space)
    #expect(try store.lines.first == "2026-11-20 A")
    #expect(view.screen.texts.first == "1 active, 2 done")
  }

  @Test func `Deleting asks first`() throws {
    view.press("d")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(false)
    #expect(view.screen.alert == nil)
    #expect(try store.lines.count == 3)
  }

  @Test func `Confirming deletes`() throws {
    view.press("d")
    view.answerAlert(true)
    #expect(view.screen.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `Clearing asks with a number, and confirming deletes what is done`() throws {
    view.press("c")
    #expect(view.screen.alert == Screen.Alert(.question, "Clear 2 done todos?"))
    view.answerAlert(true)
    #expect(view.screen.titles == ["A"])
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
  }

  @Test func `Clearing doesn't ask when nothing is done`() {
    view.press("c")
    view.answerAlert(true)
    view.press("c")
    #expect(view.screen.alert == nil)
  }

  @Test func `Clearing spares what was done after it was asked`() throws {
    view.press("c")
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    view.answerAlert(true)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `A question is answered once`() throws {
    view.press("d")
    view.answerAlert(false)
    view.answerAlert(true)
    #expect(try store.lines.count == 3)
  }

  @Test func `A failure to mark says why`() {
    store.fail(.save)
    view.press(.space)
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't save the todo.", detail: FailingStore.reason))
    #expect(view.screen.texts.first == "1 active, 2 done")
  }

  @Test(arguments: ["d", "c"] as [Key])
  func `A failed deletion says why`(_ key: Key) {
    store.fail(.delete)
    view.press(key)
    view.answerAlert(true)
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't delete the todo.", detail: FailingStore.reason))
    #expect(view.screen.titles == ["A", "B", "C"])
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    view.press(.space)
    #expect(view.screen.alert?.message == "Couldn't save the todo.")
    #expect(view.screen.titles == ["A", "B", "C"])
  }

  @Test func `After a failure the list shows what the store holds`() throws {
    store.fail(.load)
    try store.add("2026-11-23 D")
    #expect(view.screen.titles == ["A", "B", "C"])
    store.fail(.save)
    view.press(.space)
    #expect(view.screen.titles == ["A", "B", "C", "D"])
  }
}
