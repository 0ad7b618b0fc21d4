import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
    viewModel.appeared()
  }

  @Test func `It stops at the first and the last row`() {
    #expect(viewModel.selectedTitle == "A")
    viewModel.selectionMoved(by: 1)
    #expect(viewModel.selectedTitle == "B")
    viewModel.selectionMoved(by: 1)
    viewModel.selectionMoved(by: 1)
    #expect(viewModel.selectedTitle == "C")
    for _ in 1...3 { viewModel.selectionMoved(by: -1) }
    #expect(viewModel.selectedTitle == "A")
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(viewModel.titles == ["B", "C", "A"])
    #expect(viewModel.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    viewModel.selectionMoved(by: 1)
    try store.add("2026-11-01 Before")
    #expect(viewModel.selection.value == 2)
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(viewModel.selection.value == 1)
    #expect(viewModel.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    viewModel.selectionMoved(by: 1)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(viewModel.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(viewModel.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(viewModel.selection.value == nil)
  }

  @Test func `Rows that go from above don't move it`() throws {
    viewModel.selectionMoved(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(viewModel.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    viewModel.filterPressed()
    viewModel.donePressed()
    #expect(viewModel.selectedTitle == "B")
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() throws {
    for id in 1...3 { try store.delete(TodoItem.ID(rawValue: Int64(id))) }
    viewModel.selectionMoved(by: 1)
    viewModel.editPressed()
    viewModel.donePressed()
    viewModel.deletePressed()
    #expect(viewModel.selection.value == nil)
    #expect(viewModel.form.value == nil)
    #expect(viewModel.alert.value == nil)
  }
}
