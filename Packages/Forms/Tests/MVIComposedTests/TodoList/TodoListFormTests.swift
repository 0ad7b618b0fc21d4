import Shared
import TestSupport
import Testing

@testable import MVIComposed

/// The list's reducer with the form's in it.
@Suite("The list and its form")
struct TodoListFormTests {
  private let todos: FailingStore
  private let a = TodoItem(1, "A", inDays: -1)
  private let c = TodoItem(2, "C", inDays: 0)

  init() throws {
    todos = try FailingStore("2026-11-20 A")
  }

  @Test func `A saved todo is selected, since it was loaded before, and the form closes`() {
    let store = adding()
    type("C", into: store)
    store.send(.form(.view(.savePressed)))
    store.receive(.loaded([a, c])) { $0.todos = TodoIndex([a, c]) }
    store.receive(.form(.delegate(.saved(c.id)))) {
      $0.form = nil
      $0.selectedID = c.id
    }
  }

  @Test func `A saved todo that the filter hides is shown under All`() {
    let store = adding()
    store.send(.view(.filterPressed)) { $0.filter = .active }
    store.send(.view(.filterPressed)) {
      $0.filter = .done
      $0.selectedID = nil
    }
    type("C", into: store)
    store.send(.form(.view(.savePressed)))
    store.receive(.loaded([a, c])) { $0.todos = TodoIndex([a, c]) }
    store.receive(.form(.delegate(.saved(c.id)))) {
      $0.form = nil
      $0.filter = .all
      $0.selectedID = c.id
    }
  }

  @Test func `A saved todo that can't be loaded isn't selected, and the form closes`() {
    let store = adding()
    type("C", into: store)
    todos.fail(.load)
    store.send(.form(.view(.savePressed)))
    store.receive(.loadFailed(reason: FailingStore.reason)) {
      $0.alert = .loadFailed(reason: FailingStore.reason)
    }
    store.receive(.form(.delegate(.saved(c.id)))) { $0.form = nil }
  }

  @Test func `What can't be saved is the form's to say, and the form stays`() {
    let store = adding()
    type("C", into: store)
    todos.fail(.save)
    store.send(.form(.view(.savePressed)))
    store.receive(.form(.saveFailed(reason: FailingStore.reason))) {
      $0.form?.saveFailure = FailingStore.reason
    }
  }

  @Test func `Editing opens a form for the selected todo, and cancelling closes it`() throws {
    let store = followed()
    store.send(.view(.editPressed))
    store.receive(.formReady(a, today: .fixed)) {
      $0.form = TodoFormState(editing: a, today: .fixed)
    }
    store.send(.form(.view(.cancelPressed)))
    store.receive(.form(.delegate(.cancelled))) { $0.form = nil }
    #expect(try todos.lines == ["2026-11-20 A"])
  }

  @Test func `Without a form its actions are an issue`() {
    let store = followed()
    withKnownIssue { store.send(.form(.view(.savePressed))) }
    #expect(store.state == .listing([a]))
  }

  private typealias ListStore = TestStore<TodoListState, TodoListAction>

  private func followed() -> ListStore {
    let store = ListStore(
      .listing([a]), reducer: TodoListReducer(over: todos))
    store.send(.view(.appeared))
    store.receive(.loaded([a]))
    return store
  }

  private func adding() -> ListStore {
    let store = followed()
    store.send(.view(.addPressed))
    store.receive(.formReady(nil, today: .fixed)) {
      $0.form = TodoFormState(editing: nil, today: .fixed)
    }
    return store
  }

  private func type(_ title: String, into store: ListStore) {
    store.send(.form(.view(.titleTyped(title, cursor: title.count)))) {
      $0.form?.draft.title = title
      $0.form?.cursor = title.count
    }
  }
}
