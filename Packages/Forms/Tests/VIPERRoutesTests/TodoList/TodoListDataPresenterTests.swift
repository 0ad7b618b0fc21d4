import Presentation
import Shared
import Synchronization
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's data source")
struct TodoListDataPresenterTests {
  private let keeping = KeepingTodoListSuperPresenter()
  private let data = TodoListDataPresenter()

  init() {
    data.superPresenter = keeping
  }

  @Test func `What was loaded is put into words`() {
    let late = TodoListResponse.Todo(id: 1, title: "A", due: .fixed(plus: -1), isDone: false)
    let done = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    keeping.listed = TodoListResponse(
      filter: .all, ids: TodoListResponse.today("A", "x B").ids,
      sections: [
        TodoListResponse.Section(kind: .earlier, todos: LazyList([late])),
        TodoListResponse.Section(kind: .today, todos: LazyList([done])),
      ],
      activeCount: 1, doneIDs: LazyList([2]))
    keeping.selectedID = 2
    #expect(data.summary == "1 active, 1 done")
    #expect(data.filter == "Filter: All")
    #expect(data.placeholder == nil)
    #expect(
      data.sections == [
        TodoListSection(
          title: "Earlier",
          rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
      ])
    #expect(data.selection == 1)
    #expect(data.canUseSelected)
    #expect(data.canClearDone)
    #expect(data.alert == nil)
  }

  @Test func `Before the first load nothing is claimed`() {
    #expect([data.summary, data.filter, data.placeholder] == ["", "", ""])
    #expect(data.sections == [])
    #expect(data.selection == nil)
    #expect(!data.canUseSelected)
    #expect(!data.canClearDone)
  }

  @Test func `Without rows there is a placeholder, and keys have nothing to act on`() {
    keeping.listed = .today()
    #expect(data.summary == "0 active, 0 done")
    #expect(data.placeholder == "Nothing to do. Press a to add a todo.")
    #expect(!data.canUseSelected)
    #expect(!data.canClearDone)
  }

  @Test func `What a filter hides can be cleared all the same`() {
    keeping.listed = .today("x A", filter: .active)
    #expect(data.summary == "0 active, 1 done")
    #expect(data.filter == "Filter: Active")
    #expect(data.placeholder == "No active todos.")
    #expect(data.canClearDone)
  }

  @Test func `Only rows that are looked at are formatted`() {
    let asked = Asked()
    let todos = LazyList(count: 1000) { row in
      asked.rows.withLock { $0.append(row) }
      return TodoListResponse.Todo(
        id: TodoItem.ID(rawValue: Int64(row)), title: "A", due: .fixed, isDone: false)
    }
    keeping.listed = TodoListResponse(
      filter: .all, ids: TodoListing.IDs(),
      sections: [TodoListResponse.Section(kind: .today, todos: todos)],
      activeCount: 1000, doneIDs: LazyList([]))
    #expect(data.sections.first?.rows[7].title == "A")
    #expect(asked.rows.withLock { $0 } == [7])
  }

  @Test func `Questions and failures are put into words`() {
    keeping.alert = .delete(
      TodoListResponse.Todo(id: 1, title: "A", due: .fixed, isDone: false))
    #expect(data.alert == .question("Delete “A”?"))
    keeping.alert = .clearDone([2, 3])
    #expect(data.alert == .question("Clear 2 done todos?"))
    keeping.alert = .loadFailed(reason: "No disk.")
    #expect(data.alert == .notice(Notice("Couldn't load the todos.", reason: "No disk.")))
    keeping.alert = .saveFailed(reason: "No room.")
    #expect(data.alert == .notice(Notice("Couldn't save the todo.", reason: "No room.")))
    keeping.alert = .deleteFailed(reason: "No way.")
    #expect(data.alert == .notice(Notice("Couldn't delete the todo.", reason: "No way.")))
  }
}

/// The requested rows, in order.
nonisolated private final class Asked: Sendable {
  let rows = Mutex<[Int]>([])
}
