import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The root reducer")
struct AppReducerTests {
  private let reducer = AppReducer(calendar: .fixed)
  private let a = TodoItem(1, "A", inDays: -1)

  @Test func `One action can change several slices`() {
    var state = AppState()
    state.todoList = .listing([a], selecting: nil)
    state.todoForm = TodoFormState(editing: a, today: .fixed)
    let next = reducer.reduce(TodoFormAction.saved(a.id), state)
    #expect(next.todoForm == nil)
    #expect(next.todoList == .listing([a]))
  }

  @Test func `The editor opens for the picture that another slice has`() throws {
    var state = AppState()
    #expect(reducer.reduce(LoadCatAction.editPressed, state) == state)
    state.loadCat.phase = .loaded(CatAddress("cat:1"), try .grey(7))
    let next = reducer.reduce(LoadCatAction.editPressed, state)
    #expect(next.editCat == EditCatState(editing: try .grey(7)))
    #expect(next.loadCat == state.loadCat)
  }

  @Test func `Each slice has its own actions`() throws {
    var state = AppState()
    state.todoForm = TodoFormState(editing: nil, today: .fixed)
    state.editCat = EditCatState(editing: try .grey(7))
    for action in [
      TodoListAction.filterPressed, TodoFormAction.nextFieldPressed, LoadCatAction.loadPressed,
      EditCatAction.savePressed,
    ] as [any Action] {
      state = reducer.reduce(action, state)
    }
    #expect(state.todoList.filter == .active)
    #expect(state.todoForm?.focus == .due)
    #expect(state.loadCat.phase == .loading(nil))
    #expect(state.editCat?.phase == .saving)
  }

  @Test func `The same actions give the same state, as a replay needs it`() throws {
    let app = TestApp(try FailingStore("2026-11-20 A"))
    let history = History()
    let store = Store(
      state: AppState(), reduce: history.recording(reducer.reduce),
      middleware: [
        TodoListMiddleware(store: app.todos, clock: .fixed, calendar: .fixed).middleware,
        TodoFormMiddleware(store: app.todos, clock: .fixed).middleware,
      ])
    for action in [
      TodoListAction.appeared, TodoListAction.addPressed,
      TodoFormAction.titleTyped("B", cursor: 1), TodoFormAction.savePressed,
      TodoListAction.donePressed,
    ] as [any Action] {
      store.dispatch(action)
    }
    #expect(try app.todos.lines == ["2026-11-20 A", "x 2026-11-21 B"])
    let replayed = history.actions.reduce(AppState()) { reducer.reduce($1, $0) }
    #expect(replayed == store.state)
  }
}

nonisolated private final class History {
  private(set) var actions: [any Action] = []

  func recording(
    _ reduce: @escaping (any Action, AppState) -> AppState
  ) -> (any Action, AppState) -> AppState {
    { action, state in
      self.actions.append(action)
      return reduce(action, state)
    }
  }
}
