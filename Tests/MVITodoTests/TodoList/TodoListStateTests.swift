import Presentation
import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The list's state")
nonisolated struct TodoListStateTests {
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)

  @Test func `It shows what was loaded`() {
    let state = state(of: [a, b])
    #expect(state.summary == "1 active, 1 done")
    #expect(state.filterTitle == "Filter: All")
    #expect(state.placeholder == nil)
    #expect(
      state.sections == [
        TodoListSection(
          title: "Earlier",
          rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
      ])
  }

  @Test(arguments: TodoFilter.allCases)
  func `Before the first load it claims nothing, whatever the filter`(_ filter: TodoFilter) {
    var state = TodoListState()
    state.filter = filter
    #expect(state.summary == "")
    #expect(state.filterTitle == "")
    #expect(state.placeholder == "")
    #expect(state.sections == [])
  }

  @Test func `The filter leaves rows out, but the summary counts them`() {
    var state = state(of: [a, b])
    state.filter = .done
    #expect(state.filterTitle == "Filter: Done")
    #expect(state.sections.map(\.title) == ["Today"])
    #expect(state.summary == "1 active, 1 done")
  }

  @Test(
    arguments: [
      (.delete(TodoItem(1, "A", inDays: 0)), .question("Delete “A”?")),
      (.clearDone([1, 2]), .question("Clear 2 done todos?")),
      (.loadFailed(reason: "!"), .notice(Notice("Couldn't load the todos.", reason: "!"))),
      (.saveFailed(reason: "!"), .notice(Notice("Couldn't save the todo.", reason: "!"))),
      (.deleteFailed(reason: "!"), .notice(Notice("Couldn't delete the todo.", reason: "!"))),
    ] as [(TodoListState.Alert, TodoListState.ShownAlert)])
  func `What it asks or says is put into words`(
    _ alert: TodoListState.Alert, words: TodoListState.ShownAlert
  ) {
    var state = TodoListState()
    #expect(state.shownAlert == nil)
    state.alert = alert
    #expect(state.shownAlert == words)
  }

  @Test func `Without rows it says so`() {
    var state = state(of: [a])
    state.filter = .done
    #expect(state.sections == [])
    #expect(state.placeholder == "No done todos.")
  }

  @Test func `The selected row is counted among those that are listed`() {
    var state = state(of: [a, b])
    #expect(state.selection == nil)
    state.selectedID = b.id
    #expect(state.selection == 1)
    #expect(state.selected == b)
    state.filter = .done
    #expect(state.selection == 0)
  }

  @Test func `What can be done depends on whether a todo is selected and whether one is done`() {
    var state = state(of: [a])
    #expect(!state.canUseSelected)
    #expect(!state.canClearDone)
    state.selectedID = a.id
    #expect(state.canUseSelected)
    state.todos = TodoIndex([a, b])
    #expect(state.canClearDone)
  }

  private func state(of todos: [TodoItem]) -> TodoListState {
    var state = TodoListState()
    state.todos = TodoIndex(todos)
    state.days = .fixed
    return state
  }
}
