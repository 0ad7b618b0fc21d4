import Shared
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The list's data manager")
struct TodoListDataManagerTests {
  private let store: FailingStore
  private let data: StandardTodoListDataManager

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    data = StandardTodoListDataManager(store: store, calendar: .fixed)
  }

  @Test func `It makes entities of the store's records`() throws {
    let a = TodoEntity(id: 1, title: "A", due: .fixed(plus: -1), isDone: false)
    let b = TodoEntity(id: 2, title: "B", due: .fixed, isDone: true)
    #expect(
      try data.load(today: .fixed)
        == ListedTodos(
          filter: .all,
          sections: [
            ListedTodos.Section(kind: .earlier, todos: LazyList([a])),
            ListedTodos.Section(kind: .today, todos: LazyList([b])),
          ],
          selection: ListedTodos.Selection(row: 0, todo: a), activeCount: 1,
          doneIDs: LazyList([2])))
    #expect(Array(data.rows) == [a, b])
  }

  @Test func `Every todo has its place`() throws {
    let monday = try #require(CalendarDay(iso: "2026-11-16"))
    let store = try FailingStore(
      "2026-11-15 A", "2026-11-16 B", "2026-11-17 C", "2026-11-22 D", "2026-11-29 E", "2026-11-30 F"
    )
    let data = StandardTodoListDataManager(store: store, calendar: .fixed)
    #expect(
      try data.load(today: monday).sections.map(\.kind) == [
        .earlier, .today, .tomorrow, .laterThisWeek, .nextWeek, .later,
      ])
  }

  @Test
  func `It lists what its filter lets through, as of the day that it was loaded for`() throws {
    #expect(data.listed == nil)
    _ = try data.load(today: .fixed(plus: 1))
    data.filter = .done
    #expect(data.listed?.filter == .done)
    #expect(data.listed?.sections.map(\.kind) == [.earlier])
    #expect(data.listed?.sections.flatMap(\.todos).map(\.title) == ["B"])
    #expect(data.rows.map(\.title) == ["B"])
  }

  @Test func `It selects what its filter lets through, and nothing else`() throws {
    #expect(data.selectedRow == nil)
    _ = try data.load(today: .fixed)
    #expect(data.select(2)?.row == 1)
    #expect(data.selectedRow == 1)
    data.filter = .active
    #expect(data.selectedRow == 0)
    #expect(data.select(2) == nil)
  }

  @Test func `It knows what was loaded, listed or not`() throws {
    #expect(!data.contains(1))
    _ = try data.load(today: .fixed)
    data.filter = .done
    #expect(([1, 2, 3] as [TodoItem.ID]).map(data.contains) == [true, true, false])
    #expect(([1, 2, 3] as [TodoItem.ID]).map(data.lists) == [false, true, false])
  }

  @Test func `What can't be loaded says why, and what was loaded stays`() throws {
    _ = try data.load(today: .fixed)
    store.fail(.load)
    #expect(throws: DataFailure(description: FailingStore.reason)) {
      try data.load(today: .fixed(plus: 1))
    }
    #expect(data.listed?.sections.map(\.kind) == [.earlier, .today])
  }

  @Test func `It changes the store, and every change is reported`() throws {
    var changes = 0
    data.onChange = { changes += 1 }
    try data.setDone(true, 1)
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    try data.setDone(false, 1)
    try data.deleteDone(among: [1, 2])
    #expect(try store.lines == ["2026-11-20 A"])
    try data.delete(1)
    #expect(try store.lines == [])
    #expect(changes == 4)
  }

  @Test func `A change that fails says why, in its own error`() {
    store.fail(.save, .delete)
    let failure = DataFailure(description: FailingStore.reason)
    #expect(throws: failure) { try data.setDone(true, 1) }
    #expect(throws: failure) { try data.delete(1) }
    #expect(throws: failure) { try data.deleteDone(among: [2]) }
  }

  @Test func `The store that it follows doesn't retain it`() {
    weak var released: StandardTodoListDataManager?
    do {
      let data = StandardTodoListDataManager(store: store, calendar: .fixed)
      released = data
    }
    #expect(released == nil)
  }
}
