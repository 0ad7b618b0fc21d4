import Shared
import TestSupport
import Testing

@testable import MVITodo

/// The reducer and the effects together: what they say to each other, and in which order.
@Suite("The list's loop")
struct TodoListLoopTests {
  private let store: FailingStore
  private let runtime: Runtime<TodoListState, TodoListIntent, TodoListAnswer, TodoListEffect>

  init() throws {
    store = try FailingStore("2026-11-20 A")
    let effects = TodoListEffects(store: store, clock: .fixed, calendar: .fixed)
    runtime = Runtime(
      state: TodoListState(), reducer: TodoListReducer(calendar: .fixed),
      perform: effects.perform)
    runtime.send(.appeared)
  }

  @Test func `A saved todo is selected, since it was loaded before`() {
    save("C")
    #expect(runtime.state.titles == ["A", "C"])
    #expect(runtime.state.selected?.title == "C")
    #expect(runtime.state.form == nil)
  }

  @Test func `A saved todo that can't be loaded isn't selected, and the form closes`() {
    store.fail(.load)
    save("C")
    #expect(runtime.state.alert == .loadFailed(reason: FailingStore.reason))
    #expect(runtime.state.selected?.title == "A")
    #expect(runtime.state.form == nil)
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    runtime.send(.donePressed)
    #expect(runtime.state.alert == .saveFailed(reason: FailingStore.reason))
    #expect(runtime.state.titles == ["A"])
  }

  private func save(_ title: String) {
    runtime.send(.addPressed)
    runtime.send(.form(.titleTyped(title, cursor: title.count)))
    runtime.send(.form(.savePressed))
  }
}
