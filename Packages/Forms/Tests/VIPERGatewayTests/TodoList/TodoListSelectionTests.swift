import Shared
import TestSupport
import Testing

@testable import VIPERGateway

/// The data manager keeps the selection, because it has the todos to find what is next to it.
@Suite("The list's selection")
struct TodoListSelectionTests {
  private let store: FailingStore
  private let output = RecordingTodoListOutput()
  private let loadTodos: LoadTodosInteractor
  private let selectTodo: SelectTodoInteractor
  private let filterTodos: FilterTodosInteractor

  init() throws {
    store = try FailingStore("2026-11-20 A", "2026-11-21 B", "2026-11-22 C")
    let data = StandardTodoListDataManager(store: store, calendar: .fixed)
    loadTodos = LoadTodosInteractor(data: data, clock: .fixed, calendar: .fixed)
    selectTodo = SelectTodoInteractor(data: data)
    filterTodos = FilterTodosInteractor(data: data)
    loadTodos.output = output
    selectTodo.output = output
    filterTodos.output = output
    loadTodos.load()
  }

  private var selectedTitle: String? { output.selection?.todo.title }

  @Test func `It stops at the first and the last row`() {
    #expect(selectedTitle == "A")
    selectTodo.moveSelection(by: 1)
    #expect(output.selection?.row == 1)
    #expect(selectedTitle == "B")
    for _ in 1...2 { selectTodo.moveSelection(by: 1) }
    #expect(selectedTitle == "C")
    for _ in 1...3 { selectTodo.moveSelection(by: -1) }
    #expect(selectedTitle == "A")
  }

  @Test func `A move answers only with the selection`() {
    selectTodo.moveSelection(by: 1)
    #expect(output.answers == [.loaded, .selected])
  }

  @Test func `It follows its todo to another day`() throws {
    try store.edit(
      TodoItem.ID(rawValue: 1), title: "A", due: try #require(CalendarDay(iso: "2026-12-24")))
    #expect(output.titles == ["B", "C", "A"])
    #expect(selectedTitle == "A")
  }

  @Test func `It stays with its todo when others come and go`() throws {
    selectTodo.moveSelection(by: 1)
    try store.add("2026-11-01 Before")
    #expect(selectedTitle == "B")
    try store.delete(TodoItem.ID(rawValue: 1))
    #expect(output.titles == ["Before", "B", "C"])
    #expect(selectedTitle == "B")
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() throws {
    selectTodo.moveSelection(by: 1)
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(selectedTitle == "C")
    try store.add("2026-11-01 First")
    try store.delete(TodoItem.ID(rawValue: 3))
    #expect(selectedTitle == "A")
    for id in [1, 4] as [TodoItem.ID] { try store.delete(id) }
    #expect(selectedTitle == nil)
    selectTodo.moveSelection(by: 1)
    #expect(output.answers.last == .loaded)
  }

  @Test func `Rows that go from above don't move it`() throws {
    selectTodo.moveSelection(by: 1)
    let ids: [TodoItem.ID] = [1, 2]
    for id in ids { try store.setDone(true, id) }
    try store.deleteDone(among: ids)
    #expect(selectedTitle == "C")
  }

  @Test func `When its todo leaves the filter, it moves on`() throws {
    filterTodos.advanceFilter()
    try store.setDone(true, 1)
    #expect(selectedTitle == "B")
  }

  @Test func `A filter that hides its todo moves it to the one below`() throws {
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    filterTodos.advanceFilter()
    #expect(selectedTitle == "B")
  }
}
