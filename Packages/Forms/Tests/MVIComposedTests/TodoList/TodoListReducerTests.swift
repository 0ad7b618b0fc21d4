import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The list's reducer")
struct TodoListReducerTests {
  private let todos: FailingStore
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private let done = TodoItem(1, "A", inDays: -1, isDone: true)

  init() throws {
    todos = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
  }

  @Test func `Appearing loads, and every change loads again, once however often it appears`()
    throws
  {
    let store = list(TodoListState())
    store.send(.view(.appeared))
    store.receive(.loaded([a, b])) { $0 = .listing([a, b]) }
    store.send(.view(.appeared))
    store.receive(.loaded([a, b]))
    let c = try todos.add("2026-11-22 C")
    store.receive(.loaded([a, b, c])) { $0.todos = TodoIndex([a, b, c]) }
  }

  @Test func `A list that can't be loaded says why, and stays as it was`() throws {
    let store = list(TodoListState())
    todos.fail(.load)
    store.send(.view(.appeared))
    store.receive(.loadFailed(reason: FailingStore.reason)) {
      $0.alert = .loadFailed(reason: FailingStore.reason)
    }
    store.send(.view(.alertAnswered(true))) { $0.alert = nil }
    todos.fail()
    store.send(.view(.appeared))
    store.receive(.loaded([a, b])) { $0 = .listing([a, b]) }
    todos.fail(.load)
    try todos.setDone(true, a.id)
    store.receive(.loadFailed(reason: FailingStore.reason)) {
      $0.alert = .loadFailed(reason: FailingStore.reason)
    }
  }

  @Test func `The selected todo is marked as done, and as not done`() throws {
    let store = followed()
    store.send(.view(.donePressed))
    store.receive(.loaded([done, b])) { $0.todos = TodoIndex([done, b]) }
    store.send(.view(.donePressed))
    store.receive(.loaded([a, b])) { $0.todos = TodoIndex([a, b]) }
    #expect(try todos.lines == ["2026-11-20 A", "x 2026-11-21 B"])
  }

  @Test func `Deleting asks first, and a no deletes nothing`() throws {
    let store = followed()
    store.send(.view(.deletePressed)) { $0.alert = .delete(a) }
    store.send(.view(.alertAnswered(false))) { $0.alert = nil }
    store.send(.view(.deletePressed)) { $0.alert = .delete(a) }
    store.send(.view(.alertAnswered(true))) { $0.alert = nil }
    store.receive(.loaded([b])) { $0 = .listing([b], selecting: 2) }
    store.send(.view(.alertAnswered(true)))
    #expect(try todos.lines == ["x 2026-11-21 B"])
  }

  @Test func `Clearing asks with a number, and spares what was done after it asked`() throws {
    let store = followed()
    store.send(.view(.clearDonePressed)) { $0.alert = .clearDone([b.id]) }
    try todos.setDone(true, a.id)
    store.receive(.loaded([done, b])) { $0.todos = TodoIndex([done, b]) }
    store.send(.view(.alertAnswered(true))) { $0.alert = nil }
    store.receive(.loaded([done])) { $0.todos = TodoIndex([done]) }
  }

  @Test func `Clearing asks nothing when nothing is done`() {
    list(.listing([a])).send(.view(.clearDonePressed))
  }

  @Test func `A change that fails says why, and the list is loaded again`() throws {
    let store = followed()
    todos.fail(.save, .delete)
    store.send(.view(.donePressed))
    store.receive(.saveFailed(reason: FailingStore.reason)) {
      $0.alert = .saveFailed(reason: FailingStore.reason)
    }
    store.receive(.loaded([a, b]))
    for (question, alert) in [
      (.deletePressed, .delete(a)), (.clearDonePressed, .clearDone([b.id])),
    ] as [(TodoListAction.ViewAction, TodoListState.Alert)] {
      store.send(.view(question)) { $0.alert = alert }
      store.send(.view(.alertAnswered(true))) { $0.alert = nil }
      store.receive(.deleteFailed(reason: FailingStore.reason)) {
        $0.alert = .deleteFailed(reason: FailingStore.reason)
      }
      store.receive(.loaded([a, b]))
    }
    todos.fail(.save, .load)
    store.send(.view(.donePressed))
    store.receive(.saveFailed(reason: FailingStore.reason)) {
      $0.alert = .saveFailed(reason: FailingStore.reason)
    }
  }

  @Test(
    arguments: [
      .selectionMoved(by: 1), .editPressed, .donePressed, .deletePressed,
    ] as [TodoListAction.ViewAction])
  func `Without a selection there is nothing to edit, mark or delete`(
    _ action: TodoListAction.ViewAction
  ) {
    list(.listing([])).send(.view(action))
  }

  private func list(_ state: TodoListState) -> TestStore<TodoListState, TodoListAction> {
    TestStore(state, reducer: TodoListReducer(over: todos))
  }

  /// A list that has loaded A and B, and follows the store.
  private func followed() -> TestStore<TodoListState, TodoListAction> {
    let store = list(.listing([a, b]))
    store.send(.view(.appeared))
    store.receive(.loaded([a, b]))
    return store
  }
}
