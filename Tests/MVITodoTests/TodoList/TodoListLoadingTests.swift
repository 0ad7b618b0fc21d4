import Shared
import Testing

@testable import MVITodo

/// What the reducer makes of todos: a state's fields follow from one another.
@Suite("The list's state")
struct TodoListLoadingTests {
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private let c = TodoItem(3, "C", inDays: 1)

  @Test("Loading shows what the store holds")
  func loads() {
    let state = TodoListState.listing([a, b])
    #expect(state.summary == "1 active, 1 done")
    #expect(state.filterTitle == "Filter: All")
    #expect(state.canClearDone)
    #expect(
      state.sections == [
        TodoListSection(
          title: "Earlier",
          rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
      ])
    #expect(state.selection == 0)
  }

  @Test("The filter goes round, and says when nothing is left")
  func filter() {
    var state = TodoListState.listing([a, b]).after([.filterPressed])
    #expect(state.filterTitle == "Filter: Active")
    #expect(state.titles == ["A"])
    state = state.after([.filterPressed])
    #expect(state.filterTitle == "Filter: Done")
    #expect(state.titles == ["B"])
    state = state.after([.loaded([a], today: .today)])
    #expect(state.sections == [])
    #expect(state.placeholder == "No done todos.")
    #expect(!state.canClearDone)
    #expect(state.selection == nil)
    state = state.after([.filterPressed])
    #expect(state.filterTitle == "Filter: All")
    #expect(state.titles == ["A"])
  }

  @Test("The filter opens for a saved todo that it hides")
  func opensTheFilter() {
    var state = TodoListState.listing([b]).after([
      .filterPressed, .loaded([a, b], today: .today), .form(.saved(a.id)),
    ])
    #expect(state.filterTitle == "Filter: Active")
    state = state.after([.loaded([a, b], today: .today), .form(.saved(b.id))])
    #expect(state.filterTitle == "Filter: All")
    #expect(state.selected == b)
  }

  @Test("The same intents give the same states")
  func replay() {
    let reducer = TodoListReducer(calendar: .fixed)
    let intents: [TodoListIntent] = [
      .appeared, .loaded([a, b], today: .today), .selectionMoved(by: 1),
      .deletePressed, .alertAnswered(true), .loaded([a], today: .today),
      .addPressed, .formReady(nil, today: .today), .form(.titleChanged(to: "C")),
      .form(.dueMoved(byDays: 1)), .form(.savePressed), .form(.saved(c.id)),
      .loaded([a, c], today: .today), .form(.saved(c.id)),
    ]
    func states() -> [TodoListState] {
      intents.reduce(into: [TodoListState()]) { states, intent in
        states.append(reducer.reduce(states[states.count - 1], intent).0)
      }
    }
    let first = states()
    #expect(first == states())
    #expect(first.last?.summary == "2 active, 0 done")
    #expect(first.last?.selected?.title == "C")
  }
}
