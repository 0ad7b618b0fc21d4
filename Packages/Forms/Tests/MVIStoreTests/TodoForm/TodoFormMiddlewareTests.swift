import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The form's middleware")
struct TodoFormMiddlewareTests {
  private let todos: FailingStore

  init() throws {
    todos = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let app = app(title: " B ")
    #expect(app.dispatch(TodoFormAction.savePressed) == [TodoFormAction.saved(2)].dispatched)
    #expect(try todos.lines == ["x 2026-11-20 A", "2026-11-21 B"])
    #expect(try todos.todos().last?.created == FailingStore.created)
    #expect(app.state.todoForm == nil)
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let app = app(editing: TodoItem(1, "A", inDays: -1, isDone: true), title: "B")
    #expect(app.dispatch(TodoFormAction.savePressed) == [TodoFormAction.saved(1)].dispatched)
    #expect(try todos.lines == ["x 2026-11-20 B"])
  }

  @Test func `What isn't valid isn't saved`() throws {
    let app = app(title: " ")
    #expect(app.dispatch(TodoFormAction.savePressed) == [])
    #expect(try todos.lines == ["x 2026-11-20 A"])
  }

  @Test func `A failed save says why`() throws {
    let app = app(title: "B")
    todos.fail(.save)
    #expect(
      app.dispatch(TodoFormAction.savePressed)
        == [TodoFormAction.saveFailed(reason: FailingStore.reason)].dispatched)
    #expect(app.state.todoForm?.saveFailure == FailingStore.reason)
    #expect(try todos.lines == ["x 2026-11-20 A"])
  }

  private func app(editing todo: TodoItem? = nil, title: String) -> TestApp {
    var state = AppState()
    state.todoForm = TodoFormState(editing: todo, today: .fixed)
    state.todoForm?.draft.title = title
    return TestApp(todos, state: state)
  }
}
