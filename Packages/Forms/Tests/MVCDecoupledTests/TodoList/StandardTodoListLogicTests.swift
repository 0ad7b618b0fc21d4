import Shared
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The list's logic")
struct StandardTodoListLogicTests {
  private let store: FailingStore
  private let logic: StandardTodoListLogic

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    logic = StandardTodoListLogic(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test("Loading answers with what the store holds, each todo in its place")
  func loads() throws {
    let contents = try logic.load()
    #expect(contents.filter == .all)
    #expect(contents.todos == (try store.todos()))
    #expect(contents.rows.map(\.title) == ["A", "B"])
    #expect(
      contents.sections == [
        TodoSection(kind: .earlier, todos: LazyList([contents.todos[0]])),
        TodoSection(kind: .today, todos: LazyList([contents.todos[1]])),
      ])
  }

  @Test("A change is told at once, whoever made it")
  func tellsChanges() throws {
    var loaded: [[String]] = []
    logic.onChange = { [unowned logic] in
      loaded.append((try? logic.load())?.rows.map(\.title) ?? [])
    }
    try store.add("2026-11-22 C")
    try logic.delete(TodoItem.ID(rawValue: 1))
    #expect(loaded == [["A", "B", "C"], ["B", "C"]])
  }

  @Test("A list that can't be loaded says why, and there is nothing to filter")
  func loadFails() {
    store.fail(.load)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.load() }
    #expect(logic.advanceFilter() == nil)
    #expect(logic.reveal(TodoItem.ID(rawValue: 1)) == nil)
  }

  @Test("A filter that was chosen before the first load holds for it")
  func filterBeforeLoad() throws {
    #expect(logic.advanceFilter() == nil)
    let contents = try logic.load()
    #expect(contents.filter == .active)
  }

  @Test("A list that can't be loaded again stays as it was")
  func reloadFails() throws {
    _ = try logic.load()
    store.fail(.load)
    #expect(throws: TodoStoreError.self) { try logic.load() }
    #expect(logic.advanceFilter()?.rows.map(\.title) == ["A"])
  }

  @Test("The filter goes round")
  func filter() throws {
    _ = try logic.load()
    let contents = (1...3).map { _ in logic.advanceFilter() }
    #expect(contents.map(\.?.filter) == [.active, .done, .all])
    #expect(contents.map { $0?.rows.map(\.title) } == [["A"], ["B"], ["A", "B"]])
    #expect(
      contents.map { $0?.sections.map(\.kind) } == [[.earlier], [.today], [.earlier, .today]])
    #expect(contents.map { $0?.todos.count } == [2, 2, 2])
  }

  @Test("The filter opens for a todo that it hides and that is to be seen")
  func opensTheFilter() throws {
    _ = try logic.load()
    _ = logic.advanceFilter()
    #expect(logic.reveal(TodoItem.ID(rawValue: 1))?.filter == .active)
    #expect(logic.reveal(TodoItem.ID(rawValue: 3)) == nil)
    #expect(logic.reveal(TodoItem.ID(rawValue: 2))?.filter == .all)
  }

  @Test("It changes what the store holds")
  func changes() throws {
    try logic.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    try logic.deleteDone(among: [TodoItem.ID(rawValue: 1)])
    #expect(try store.lines == ["x 2026-11-21 B"])
    try logic.delete(TodoItem.ID(rawValue: 2))
    #expect(try store.lines == [])
  }

  @Test("A change that fails says why")
  func changesFail() {
    store.fail(.save, .delete)
    let id = TodoItem.ID(rawValue: 1)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.setDone(true, id) }
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.delete(id) }
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.deleteDone(among: [id]) }
  }

  @Test("A draft knows today")
  func drafts() throws {
    #expect(logic.draft() == .new)
    let todo = try store.todos()[0]
    #expect(logic.draft(editing: todo) == .editing(todo))
  }

  @Test("The store that it follows doesn't keep it")
  func released() {
    weak var released: StandardTodoListLogic?
    do {
      let logic = StandardTodoListLogic(store: store, clock: .fixed, calendar: .fixed)
      released = logic
    }
    #expect(released == nil)
  }
}
