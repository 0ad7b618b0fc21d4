import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCFat

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let controller: TodoListViewController

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    controller = TodoListViewController(store: store, clock: .fixed, calendar: .fixed)
    controller.appeared()
  }

  @Test func `It stops at the first and the last row`() {
    #expect(controller.screen.selectedTitle == "A")
    controller.press(.down)
    #expect(controller.screen.selectedTitle == "B")
    controller.press(.down, .down)
    #expect(controller.screen.selectedTitle == "C")
    controller.press(.up, .up, .up)
    #expect(controller.screen.selectedTitle == "A")
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(controller.screen.titles == ["B", "C", "A"])
    #expect(controller.screen.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    controller.press(.down)
    try store.add("2026-11-01 Before")
    #expect(controller.screen.selectedTitle == "B")
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(controller.screen.titles == ["Before", "B", "C"])
    #expect(controller.screen.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    controller.press(.down)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(controller.screen.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(controller.screen.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(controller.screen.selectedTitle == nil)
  }

  @Test func `Rows that go from above don't move it`() throws {
    controller.press(.down)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(controller.screen.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    controller.press("f", .space)
    #expect(controller.screen.selectedTitle == "B")
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() throws {
    for id in 1...3 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    let before = controller.screen
    controller.press(.down, .enter, .space, "d")
    #expect(controller.screen == before)
    #expect(controller.presented == nil)
  }
}
