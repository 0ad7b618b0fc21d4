import Shared
import TestSupport
import Testing

@testable import MVCClassic

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let model: TodoListModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    model = TodoListModel(store: store, clock: .fixed, calendar: .fixed)
    model.reload()
  }

  @Test func `It stops at the first and the last row`() {
    #expect(model.selectedTitle == "A")
    model.moveSelection(by: 1)
    #expect(model.selectedTitle == "B")
    for _ in 1...2 { model.moveSelection(by: 1) }
    #expect(model.selectedTitle == "C")
    for _ in 1...3 { model.moveSelection(by: -1) }
    #expect(model.selectedTitle == "A")
  }

  @Test func `A move is reported`() {
    let observer = RecordingObserver()
    model.addObserver(observer)
    model.moveSelection(by: 1)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(model.titles == ["B", "C", "A"])
    #expect(model.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    model.moveSelection(by: 1)
    try store.add("2026-11-01 Before")
    #expect(model.selectedTitle == "B")
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(model.titles == ["Before", "B", "C"])
    #expect(model.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    model.moveSelection(by: 1)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(model.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(model.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(model.selectedTitle == nil)
  }

  @Test func `Rows that go from above don't move it`() throws {
    model.moveSelection(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(model.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    model.show(.active)
    model.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(model.selectedTitle == "B")
  }

  @Test func `Without rows there is nothing to move`() throws {
    for id in 1...3 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    model.moveSelection(by: 1)
    #expect(model.selectedRow == nil)
    #expect(model.selected == nil)
  }
}
