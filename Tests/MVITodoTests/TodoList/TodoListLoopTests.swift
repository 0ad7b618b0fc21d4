import Shared
import TestSupport
import Testing

@testable import MVITodo

/// The reducer and the effects together: what they say to each other, and in which order.
@Suite("The list's loop")
struct TodoListLoopTests {
  private let store: FailingStore
  private let receiver = RecordingReceiver<TodoListIntent>()
  private let runtime: Runtime<TodoListState, TodoListIntent, TodoListEffect>

  init() throws {
    store = try FailingStore("2026-11-20 A")
    let reducer = TodoListReducer(calendar: .fixed)
    let effects = TodoListEffects(store: store, clock: .fixed, calendar: .fixed)
    runtime = Runtime(
      state: TodoListState(),
      reduce: { [receiver] state, intent in
        receiver.receive(intent)
        return reducer.reduce(state, intent)
      }, perform: effects.perform)
    for intent in [.appeared, .addPressed, .form(.titleChanged(to: "C"))] as [TodoListIntent] {
      runtime.send(intent)
    }
  }

  @Test func `A saved todo is selected, although its load ends later`() throws {
    runtime.send(.form(.savePressed))
    let c = TodoItem(
      id: 2, title: "C", due: .fixed, isDone: false, created: FailingStore.created)
    #expect(
      receiver.intents.suffix(4) == [
        .form(.savePressed), .storeChanged, .form(.saved(2)),
        .loaded([TodoItem(1, "A", inDays: -1), c]),
      ])
    #expect(runtime.state.selected?.title == "C")
    #expect(runtime.state.form == nil)
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    runtime.send(.form(.cancelPressed))
    store.fail(.save, .load)
    runtime.send(.donePressed)
    #expect(runtime.state.alert == .saveFailed(reason: FailingStore.reason))
    #expect(runtime.state.titles == ["A"])
  }
}
