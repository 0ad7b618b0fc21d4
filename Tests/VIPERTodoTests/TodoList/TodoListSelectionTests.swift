import Shared
import TestSupport
import Testing

@testable import VIPERTodo

/// The presenter keeps the selection; the interactor's answers name the todos that it can be.
@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let view = RecordingTodoListView()
  private let interactor = RecordingTodoListInteractor()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    presenter = TodoListPresenter(interactor: interactor, router: RecordingTodoListRouter())
    presenter.view = view
    try load()
  }

  @Test func `It stops at the first and the last row`() {
    #expect(view.selectedTitle == "A")
    presenter.selectionMoved(by: 1)
    #expect(view.selectedTitle == "B")
    for _ in 1...2 { presenter.selectionMoved(by: 1) }
    #expect(view.selectedTitle == "C")
    for _ in 1...3 { presenter.selectionMoved(by: -1) }
    #expect(view.selectedTitle == "A")
  }

  @Test func `A move shows only the selection again, and keys act on it`() {
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    #expect(view.takeCommands() == [.showSelection(1)])
    presenter.donePressed()
    #expect(interactor.calls == [.setDone(true, 2)])
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(1, title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    try load()
    #expect(view.titles == ["B", "C", "A"])
    #expect(view.selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    presenter.selectionMoved(by: 1)
    try store.add("2026-11-01 Before")
    try load()
    #expect(view.selectedTitle == "B")
    try store.delete(1)
    try load()
    #expect(view.titles == ["Before", "B", "C"])
    #expect(view.selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    presenter.selectionMoved(by: 1)
    try store.delete(2)
    try load()
    #expect(view.selectedTitle == "C")
    try store.add("2026-11-01 First")
    try load()
    try store.delete(3)
    try load()
    #expect(view.selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    try load()
    #expect(view.selection == nil)
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    #expect(view.takeCommands() == [])
  }

  @Test func `Rows that go from above don't move it`() throws {
    presenter.selectionMoved(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try load()
    try store.deleteDone(among: ids)
    try load()
    #expect(view.selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() throws {
    try load(.active)
    try store.setDone(true, 1)
    try load(.active)
    #expect(view.selectedTitle == "B")
  }

  @Test func `A filter that hides its todo moves it to the one below`() throws {
    try store.setDone(true, 1)
    try load()
    try load(.active)
    #expect(view.selectedTitle == "B")
  }

  @Test func `A saved todo is selected if the answer lists it`() throws {
    presenter.todoFormSaved(3)
    #expect(view.selectedTitle == "C")
    try load(.active)
    _ = view.takeCommands()
    presenter.todoFormSaved(4)
    #expect(view.takeCommands() == [])
    #expect(interactor.calls == [.reveal(3), .reveal(4)])
  }

  /// Answers as the interactor does after a change.
  private func load(_ filter: TodoFilter = .all) throws {
    presenter.loaded(.today(try store.todos(), filter: filter))
  }
}
