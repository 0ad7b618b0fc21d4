import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    model = TodoListModel(store)
    presenter = TodoListPresenter(model: model)
    presenter.attach(view)
  }

  @Test func `It stops at the first and the last row`() {
    #expect(selectedTitle == "A")
    presenter.selectionMoved(by: 1)
    #expect(selectedTitle == "B")
    presenter.selectionMoved(by: 1)
    presenter.selectionMoved(by: 1)
    #expect(selectedTitle == "C")
    for _ in 1...3 { presenter.selectionMoved(by: -1) }
    #expect(selectedTitle == "A")
  }

  @Test func `A move is reported once`() {
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    #expect(
      view.takeCommands() == [.stateChanged(filter: .all, selected: TodoItem.ID(rawValue: 2))])
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(model.titles == ["B", "C", "A"])
    #expect(selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    presenter.selectionMoved(by: 1)
    _ = view.takeCommands()
    try store.add("2026-11-01 Before")
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(view.takeCommands() == [])
    #expect(selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    presenter.selectionMoved(by: 1)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(view.selected == nil)
  }

  @Test func `Rows that go from above don't move it`() throws {
    presenter.selectionMoved(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    presenter.filterPressed()
    presenter.donePressed()
    #expect(selectedTitle == "B")
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

  private var selectedTitle: String? {
    view.selected.flatMap { model.todos[$0]?.title }
  }
}
