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

  @Test func `Loading answers with what the store holds, each todo in its place`() throws {
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

  @Test func `A change is reported at once, whoever made it`() throws {
    var loaded: [[String]] = []
    logic.onChange = { [unowned logic] in
      loaded.append((try? logic.load())?.rows.map(\.title) ?? [])
    }
    try store.add("2026-11-22 C")
    try logic.delete(TodoItem.ID(rawValue: 1))
    #expect(loaded == [["A", "B", "C"], ["B", "C"]])
  }

  @Test func `A list that can't be loaded says why, and there is nothing to filter`() {
    store.fail(.load)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.load() }
    #expect(logic.advanceFilter() == nil)
    #expect(logic.reveal(TodoItem.ID(rawValue: 1)) == nil)
  }

  @Test func `A filter that was chosen before the first load holds for it`() throws {
    #expect(logic.advanceFilter() == nil)
    let contents = try logic.load()
    #expect(contents.filter == .active)
  }

  @Test func `A failed reload leaves the list as it was`() throws {
    _ = try logic.load()
    store.fail(.load)
    #expect(throws: TodoStoreError.self) { try logic.load() }
    #expect(logic.advanceFilter()?.rows.map(\.title) == ["A"])
  }

  @Test func `The filter cycles`() throws {
    _ = try logic.load()
    let contents = (1...3).map { _ in logic.advanceFilter() }
    #expect(contents.map(\.?.filter) == [.active, .done, .all])
    #expect(contents.map { $0?.rows.map(\.title) } == [["A"], ["B"], ["A", "B"]])
    #expect(
      contents.map { $0?.sections.map(\.kind) } == [[.earlier], [.today], [.earlier, .today]])
    #expect(contents.map { $0?.todos.count } == [2, 2, 2])
  }

  @Test func `The filter opens for a todo that it hides and that is to be seen`() throws {
    _ = try logic.load()
    _ = logic.advanceFilter()
    #expect(logic.reveal(TodoItem.ID(rawValue: 1))?.filter == .active)
    #expect(logic.reveal(TodoItem.ID(rawValue: 3)) == nil)
    #expect(logic.reveal(TodoItem.ID(rawValue: 2))?.filter == .all)
  }

  @Test func `It changes what the store holds`() throws {
    try logic.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    try logic.deleteDone(among: [TodoItem.ID(rawValue: 1)])
    #expect(try store.lines == ["x 2026-11-21 B"])
    try logic.delete(TodoItem.ID(rawValue: 2))
    #expect(try store.lines == [])
  }

  @Test func `A change that fails says why`() {
    store.fail(.save, .delete)
    let id = TodoItem.ID(rawValue: 1)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.setDone(true, id) }
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.delete(id) }
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try logic.deleteDone(among: [id]) }
  }

  @Test func `A draft knows today`() throws {
    #expect(logic.draft() == .new)
    let todo = try store.todos()[0]
    #expect(logic.draft(editing: todo) == .editing(todo))
  }

  @Test func `The store that it follows doesn't retain it`() {
    weak var released: StandardTodoListLogic?
    do {
      let logic = StandardTodoListLogic(store: store, clock: .fixed, calendar: .fixed)
      released = logic
    }
    #expect(released == nil)
  }
}
