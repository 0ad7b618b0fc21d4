import Shared
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    presenter = TodoListPresenter(store: store, clock: .fixed, calendar: .fixed)
    presenter.attach(view)
  }

  @Test func `It stops at the first and the last row`() {
    #expect(presenter.presentation.selectedTitle == "A")
    presenter.selectionMoved(by: 1)
    #expect(presenter.presentation.selectedTitle == "B")
    presenter.selectionMoved(by: 1)
    presenter.selectionMoved(by: 1)
    #expect(presenter.presentation.selectedTitle == "C")
    for _ in 1...3 { presenter.selectionMoved(by: -1) }
    #expect(presenter.presentation.selectedTitle == "A")
  }

  @Test func `A move changes the selection and nothing else`() {
    var presentation = presenter.presentation
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    presentation.selection = 1
    #expect(presenter.presentation == presentation)
    #expect(view.takeCommands() == [.presentationChanged])
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(presenter.presentation.titles == ["B", "C", "A"])
    #expect(presenter.presentation.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    presenter.selectionMoved(by: 1)
    try store.add("2026-11-01 Before")
    #expect(presenter.presentation.selection == 2)
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(presenter.presentation.selection == 1)
    #expect(presenter.presentation.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    presenter.selectionMoved(by: 1)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(presenter.presentation.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(presenter.presentation.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(presenter.presentation.selection == nil)
  }

  @Test func `Rows that go from above don't move it`() throws {
    presenter.selectionMoved(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(presenter.presentation.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    presenter.filterPressed()
    presenter.donePressed()
    #expect(presenter.presentation.selectedTitle == "B")
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
