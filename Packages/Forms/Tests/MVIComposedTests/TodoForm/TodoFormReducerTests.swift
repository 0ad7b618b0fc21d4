import Shared
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The form's reducer")
struct TodoFormReducerTests {
  private let todos: FailingStore
  private let a = TodoItem(1, "A", inDays: -1, isDone: true)

  init() throws {
    todos = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Typing changes title and cursor, and tab goes from field to field`() {
    let store = form(editing: a)
    #expect(store.state.heading == "Edit Todo")
    store.send(.view(.titleTyped("AB", cursor: 2))) {
      $0.draft.title = "AB"
      $0.cursor = 2
    }
    store.send(.view(.nextFieldPressed)) { $0.focus = .due }
    store.send(.view(.nextFieldPressed)) { $0.focus = .title }
  }

  @Test(
    arguments: [
      ("", .empty, "A todo needs a title."), ("  ", .empty, "A todo needs a title."),
      (
        String(repeating: "A", count: 201), .tooLong, "A title can have at most 200 characters."
      ),
    ] as [(String, TodoTitle.Invalid, String)])
  func `A title that can't be saved says why, until something else is typed`(
    title: String, invalid: TodoTitle.Invalid, message: String
  ) throws {
    let store = form(title: title)
    #expect(store.state.message == "")
    store.send(.view(.savePressed)) { $0.invalid = invalid }
    #expect(store.state.message == message)
    store.send(.view(.titleTyped(title, cursor: 0))) { $0.cursor = 0 }
    store.send(.view(.titleTyped("B", cursor: 1))) {
      $0.draft.title = "B"
      $0.cursor = 1
      $0.invalid = nil
    }
    #expect(try todos.lines == ["x 2026-11-20 A"])
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    #expect(
      dues(form(), moves: [7, 1, -7, -7]) == [
        "2026-11-28 Saturday", "2026-11-29 Sunday", "2026-11-22 Sunday", "2026-11-21 Saturday",
      ])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() {
    #expect(dues(form(editing: a), moves: [7, -8]) == ["2026-11-27 Friday", "2026-11-20 Friday"])
  }

  @Test func `Saving adds the todo without the white space around its title, and tells so`() throws
  {
    let store = form(title: " B ")
    store.send(.view(.savePressed))
    store.receive(.delegate(.saved(2)))
    #expect(try todos.lines == ["x 2026-11-20 A", "2026-11-21 B"])
    #expect(try todos.todos().last?.created == FailingStore.created)
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let store = form(editing: a)
    store.send(.view(.dueMoved(byDays: 1))) { $0.draft.moveDue(byDays: 1, in: .fixed) }
    store.send(.view(.savePressed))
    store.receive(.delegate(.saved(a.id)))
    #expect(try todos.lines == ["x 2026-11-21 A"])
  }

  @Test func `A todo that can't be saved says why, and the form stays`() throws {
    let store = form(editing: a)
    todos.fail(.save)
    store.send(.view(.savePressed))
    store.receive(.saveFailed(reason: FailingStore.reason)) {
      $0.saveFailure = FailingStore.reason
    }
    store.send(.view(.alertAnswered)) { $0.saveFailure = nil }
    #expect(try todos.lines == ["x 2026-11-20 A"])
  }

  @Test func `Cancelling says so, and saves nothing`() throws {
    let store = form(title: "B")
    store.send(.view(.cancelPressed))
    store.receive(.delegate(.cancelled))
    #expect(try todos.lines == ["x 2026-11-20 A"])
  }

  private typealias FormStore = TestStore<TodoFormState, TodoFormAction>

  private func form(editing todo: TodoItem? = nil, title: String? = nil) -> FormStore {
    var state = TodoFormState(editing: todo, today: .fixed)
    if let title {
      state.draft.title = title
      state.cursor = title.count
    }
    return TestStore(
      state, reducer: TodoFormReducer(over: todos))
  }

  private func dues(_ store: FormStore, moves: [Int]) -> [String] {
    moves.map { days in
      store.send(.view(.dueMoved(byDays: days))) { $0.draft.moveDue(byDays: days, in: .fixed) }
      return store.state.due
    }
  }
}
