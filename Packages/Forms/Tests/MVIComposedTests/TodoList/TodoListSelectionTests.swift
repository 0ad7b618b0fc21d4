import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The list's selection and filter")
struct TodoListSelectionTests {
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0)
  private let c = TodoItem(3, "C", inDays: 1)

  @Test func `It stops at the first and the last row`() {
    let store = list([a, b, c], selecting: a)
    store.send(.view(.selectionMoved(by: -1)))
    store.send(.view(.selectionMoved(by: 1))) { $0.selectedID = b.id }
    store.send(.view(.selectionMoved(by: 1))) { $0.selectedID = c.id }
    store.send(.view(.selectionMoved(by: 1)))
  }

  @Test func `It follows its todo, and when that goes, it moves to the one in its place`() {
    let store = list([a, b, c], selecting: b)
    let later = TodoItem(2, "B", inDays: 30)
    store.send(.loaded([a, c, later])) { $0.todos = TodoIndex([a, c, later]) }
    store.send(.loaded([a, c])) { $0 = .listing([a, c], selecting: c.id) }
    store.send(.loaded([a])) { $0 = .listing([a], selecting: a.id) }
    store.send(.loaded([])) { $0 = .listing([]) }
    store.send(.loaded([b])) { $0 = .listing([b], selecting: b.id) }
  }

  @Test func `The filter goes round, and takes the selection along`() {
    let done = TodoItem(2, "B", inDays: 0, isDone: true)
    let store = list([a, done, c], selecting: done)
    store.send(.view(.filterPressed)) {
      $0.filter = .active
      $0.selectedID = c.id
    }
    store.send(.view(.filterPressed)) {
      $0.filter = .done
      $0.selectedID = done.id
    }
    store.send(.view(.filterPressed)) { $0.filter = .all }
  }

  @Test func `When its todo leaves the filter, it moves on`() {
    let store = list([a, b], selecting: a)
    store.send(.view(.filterPressed)) { $0.filter = .active }
    let done = TodoItem(1, "A", inDays: -1, isDone: true)
    store.send(.loaded([done, b])) {
      $0.todos = TodoIndex([done, b])
      $0.selectedID = b.id
    }
  }

  private func list(
    _ todos: [TodoItem], selecting todo: TodoItem
  ) -> TestStore<TodoListState, TodoListAction> {
    TestStore(
      .listing(todos, selecting: todo.id),
      reducer: TodoListReducer(over: MemoryTodoStore()))
  }
}
