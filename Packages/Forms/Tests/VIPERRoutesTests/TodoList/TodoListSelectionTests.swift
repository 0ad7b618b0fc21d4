import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

/// The presenter keeps the selection, the event handler moves it; the interactor's answers name the
/// todos that it can be.
@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let view = RecordingView()
  private let interactor = RecordingTodoListInteractor()
  private let events: TodoListEventPresenter
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    events = TodoListEventPresenter(interactor: interactor, router: RecordingTodoListRouter())
    presenter = TodoListPresenter(dataSource: TodoListDataPresenter(), eventHandler: events)
    presenter.view = view
    events.superPresenter = presenter
    try load()
  }

  private var titles: [String]? { presenter.listed?.sections.flatMap(\.todos).map(\.title) }

  @Test func `It stops at the first and the last row`() {
    #expect(presenter.selected?.title == "A")
    events.selectionMoved(by: 1)
    #expect(presenter.selected?.title == "B")
    for _ in 1...2 { events.selectionMoved(by: 1) }
    #expect(presenter.selected?.title == "C")
    for _ in 1...3 { events.selectionMoved(by: -1) }
    #expect(presenter.selected?.title == "A")
  }

  @Test func `A move is reported once, and keys act on it`() {
    _ = view.takeChanges()
    events.selectionMoved(by: 1)
    #expect(view.takeChanges() == 1)
    events.donePressed()
    #expect(interactor.calls == [.setDone(true, 2)])
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(1, title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    try load()
    #expect(titles == ["B", "C", "A"])
    #expect(presenter.selected?.title == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    events.selectionMoved(by: 1)
    try store.add("2026-11-01 Before")
    try load()
    #expect(presenter.selected?.title == "B")
    try store.delete(1)
    try load()
    #expect(titles == ["Before", "B", "C"])
    #expect(presenter.selected?.title == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    events.selectionMoved(by: 1)
    try store.delete(2)
    try load()
    #expect(presenter.selected?.title == "C")
    try store.add("2026-11-01 First")
    try load()
    try store.delete(3)
    try load()
    #expect(presenter.selected?.title == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    try load()
    #expect(presenter.selection == nil)
    _ = view.takeChanges()
    events.selectionMoved(by: 1)
    #expect(view.takeChanges() == 0)
  }

  @Test func `Rows that go from above don't move it`() throws {
    events.selectionMoved(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try load()
    try store.deleteDone(among: ids)
    try load()
    #expect(presenter.selected?.title == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() throws {
    try load(.active)
    try store.setDone(true, 1)
    try load(.active)
    #expect(presenter.selected?.title == "B")
  }

  @Test func `A filter that hides its todo moves it to the one below`() throws {
    try store.setDone(true, 1)
    try load()
    try load(.active)
    #expect(presenter.selected?.title == "B")
  }

  @Test func `A saved todo is selected if the answer lists it`() throws {
    events.todoFormSaved(3)
    #expect(presenter.selected?.title == "C")
    try load(.active)
    _ = view.takeChanges()
    events.todoFormSaved(4)
    #expect(view.takeChanges() == 0)
    #expect(interactor.calls == [.reveal(3), .reveal(4)])
  }

  /// Answers as the interactor does after a change.
  private func load(_ filter: TodoFilter = .all) throws {
    presenter.loaded(.today(try store.todos(), filter: filter))
  }
}
