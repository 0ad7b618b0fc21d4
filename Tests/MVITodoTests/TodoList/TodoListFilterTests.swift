import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The list's filter")
nonisolated struct TodoListFilterTests {
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)

  @Test func `It goes round, and says when nothing is left`() {
    var state = TodoListState.listing([a, b]).after(.filterPressed)
    #expect(state.filterTitle == "Filter: Active")
    #expect(state.titles == ["A"])
    state = state.after(.filterPressed)
    #expect(state.filterTitle == "Filter: Done")
    #expect(state.titles == ["B"])
    #expect(state.selected == b)
    state = state.after(answer: .loaded([a]))
    #expect(state.titles == [])
    #expect(state.placeholder == "No done todos.")
    #expect(state.selection == nil)
    #expect(!state.canUseSelected)
    #expect(!state.canClearDone)
    state = state.after(.filterPressed)
    #expect(state.filterTitle == "Filter: All")
    #expect(state.titles == ["A"])
  }

  @Test func `It opens for a saved todo that it hides`() {
    let open = TodoListState.listing([a, b]).after(.filterPressed)
      .after(answer: .formReady(nil, today: .fixed))
    var state = open.after(answer: .form(.saved(a.id)))
    #expect(state.filterTitle == "Filter: Active")
    #expect(state.selected == a)
    state = open.after(answer: .form(.saved(b.id)))
    #expect(state.filterTitle == "Filter: All")
    #expect(state.selected == b)
  }
}
