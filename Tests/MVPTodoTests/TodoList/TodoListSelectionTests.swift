import Shared
import TestSupport
import Testing

@testable import MVPTodo

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    presenter = TodoListPresenter(store: store, clock: .fixed, calendar: .fixed)
    presenter.attach(view)
    presenter.appeared()
  }

  @Test func `It stops at the first and the last row`() {
    #expect(view.selectedTitle == "A")
    presenter.selectionMoved(by: 1)
    #expect(view.selectedTitle == "B")
    presenter.selectionMoved(by: 1)
    presenter.selectionMoved(by: 1)
    #expect(view.selectedTitle == "C")
    for _ in 1...3 { presenter.selectionMoved(by: -1) }
    #expect(view.selectedTitle == "A")
  }

  @Test func `A move updates only the selection`() {
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    #expect(view.takeCommands() == [.showSelection(1)])
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(view.titles == ["B", "C", "A"])
    #expect(view.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    presenter.selectionMoved(by: 1)
    try store.add("2026-11-01 Before")
    #expect(view.selection == 2)
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(view.selection == 1)
    #expect(view.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    presenter.selectionMoved(by: 1)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(view.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(view.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(view.selection == nil)
  }

  @Test func `Rows that go from above don't move it`() throws {
    presenter.selectionMoved(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(view.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    presenter.filterPressed()
    presenter.donePressed()
    #expect(view.selectedTitle == "B")
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() throws {
    for id in 1...3 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    presenter.donePressed()
    presenter.deletePressed()
    #expect(view.takeCommands() == [])
  }
}
