import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVTodo

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let view: TodoListView

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    view = TodoListView(
      model: TodosModel(store: store, clock: .fixed, calendar: .fixed))
    view.appeared()
  }

  @Test func `It stops at the first and the last row`() {
    #expect(view.screen.selectedTitle == "A")
    view.press(.down)
    #expect(view.screen.selectedTitle == "B")
    view.press(.down, .down)
    #expect(view.screen.selectedTitle == "C")
    view.press(.up, .up, .up)
    #expect(view.screen.selectedTitle == "A")
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(view.screen.titles == ["B", "C", "A"])
    #expect(view.screen.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    view.press(.down)
    try store.add("2026-11-01 Before")
    #expect(view.screen.selectedTitle == "B")
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(view.screen.titles == ["Before", "B", "C"])
    #expect(view.screen.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    view.press(.down)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(view.screen.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(view.screen.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(view.screen.selectedTitle == nil)
  }

  @Test func `It follows each change, also if nothing is drawn between two`() throws {
    view.press(.down)
    try store.delete(TodoItem.ID(rawValue: 2))
    try store.add("2026-11-21 D")
    #expect(view.screen.titles == ["A", "D", "C"])
    #expect(view.screen.selectedTitle == "C")
  }

  @Test func `Rows that go from above don't move it`() throws {
    view.press(.down)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(view.screen.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    view.press("f", .space)
    #expect(view.screen.selectedTitle == "B")
  }

  @Test func `It has moved on before the next key, even if nothing was drawn in between`() {
    view.press("f", .space, "d")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “B”?"))
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() throws {
    for id in 1...3 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    let before = view.screen
    view.press(.down, .enter, .space, "d")
    #expect(view.screen == before)
    #expect(view.presented == nil)
  }
}
