import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The list's selection")
struct TodoListSelectionTests {
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0)
  private let c = TodoItem(3, "C", inDays: 1)
  private var three: TodoListState { .listing([a, b, c]) }
  private var second: TodoListState { .listing([a, b, c], selecting: 2) }

  @Test func `It stops at the first and the last row`() {
    #expect(three.selected == a)
    #expect(three.after(.selectionMoved(by: 1)).selected == b)
    let down = moved(three, by: 1, times: 3)
    #expect(down.selected == c)
    #expect(down.selection == 2)
    let up = moved(down, by: -1, times: 3)
    #expect(up.selected == a)
    #expect(up.selection == 0)
  }

  @Test func `It follows its todo to another day`() {
    let moved = TodoItem(1, "A", inDays: 30)
    let state = three.after(answer: .loaded([b, c, moved]))
    #expect(state.selected == moved)
    #expect(state.selection == 2)
  }

  @Test func `It stays with its todo when others come and go`() {
    let before = TodoItem(4, "Before", inDays: -20)
    var state = second.after(answer: .loaded([before, a, b, c]))
    #expect(state.selection == 2)
    state = state.after(answer: .loaded([before, b, c]))
    #expect(state.selection == 1)
    #expect(state.selected == b)
  }

  @Test func `When its todo goes, it moves to the one in its place, or to the last`() {
    var state = second.after(answer: .loaded([a, c]))
    #expect(state.selected == c)
    let first = TodoItem(4, "First", inDays: -20)
    state = state.after(answer: .loaded([first, a]))
    #expect(state.selected == a)
    state = state.after(answer: .loaded([]))
    #expect(state.selection == nil)
  }

  @Test func `Rows that go from above don't move it`() {
    let d = TodoItem(4, "D", inDays: 2)
    let state = TodoListState.listing([a, b, c, d], selecting: 2)
    #expect(state.after(answer: .loaded([c, d])).selected == c)
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    let done = TodoItem(1, "A", inDays: -1, isDone: true)
    let state = three.after(.filterPressed).after(answer: .loaded([done, b, c]))
    #expect(state.selected == b)
  }

  @Test func `A saved todo that is gone already leaves it where it is`() {
    let state = second.after(answer: .formReady(nil, today: .fixed))
      .after(answer: .form(.saved(4)))
    #expect(state == second)
  }

  @Test(
    arguments: [
      .selectionMoved(by: 1), .editPressed, .donePressed, .deletePressed,
    ] as [TodoListIntent])
  func `Without a selection there is nothing to edit, mark or delete`(_ intent: TodoListIntent) {
    var state = TodoListState.listing([])
    let effects = TodoListReducer(calendar: .fixed).reduce(&state, intent)
    #expect(state == .listing([]))
    #expect(effects == [])
  }

  private func moved(_ state: TodoListState, by rows: Int, times: Int) -> TodoListState {
    (0..<times).reduce(state) { state, _ in state.after(.selectionMoved(by: rows)) }
  }
}
