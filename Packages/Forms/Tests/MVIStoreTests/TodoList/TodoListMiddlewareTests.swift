import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The list's middleware")
struct TodoListMiddlewareTests {
  private let app: TestApp
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private let done = TodoItem(1, "A", inDays: -1, isDone: true)
  private let failed = TodoListAction.loadFailed(reason: FailingStore.reason)

  init() throws {
    app = TestApp(try FailingStore("2026-11-20 A", "x 2026-11-21 B"))
  }

  @Test func `Appearing loads, and every change loads again, once however often it appears`()
    throws
  {
    for _ in 1...2 {
      #expect(app.dispatch(TodoListAction.appeared) == [TodoListAction.loaded([a, b])].dispatched)
    }
    let c = try app.todos.add("2026-11-22 C")
    #expect(app.taken() == [TodoListAction.loaded([a, b, c])].dispatched)
  }

  @Test func `A list that can't be loaded says why, at first and after a change`() throws {
    app.todos.fail(.load)
    #expect(app.dispatch(TodoListAction.appeared) == [failed].dispatched)
    try app.todos.add("2026-11-22 C")
    #expect(app.taken() == [failed].dispatched)
  }

  @Test func `The selected todo is marked as done, and as not done`() throws {
    app.dispatch(TodoListAction.appeared)
    #expect(
      app.dispatch(TodoListAction.donePressed) == [TodoListAction.loaded([done, b])].dispatched)
    #expect(app.dispatch(TodoListAction.donePressed) == [TodoListAction.loaded([a, b])].dispatched)
  }

  @Test func `A yes deletes, and a no doesn't`() throws {
    app.dispatch(TodoListAction.appeared)
    app.dispatch(TodoListAction.deletePressed)
    #expect(app.dispatch(TodoListAction.alertAnswered(false)) == [])
    #expect(app.dispatch(TodoListAction.alertAnswered(true)) == [])
    app.dispatch(TodoListAction.deletePressed)
    #expect(
      app.dispatch(TodoListAction.alertAnswered(true)) == [TodoListAction.loaded([b])].dispatched)
    #expect(try app.todos.lines == ["x 2026-11-21 B"])
  }

  @Test func `Clearing spares what was done after it asked`() throws {
    app.dispatch(TodoListAction.appeared)
    app.dispatch(TodoListAction.clearDonePressed)
    try app.todos.setDone(true, a.id)
    app.dispatch(TodoListAction.alertAnswered(true))
    #expect(try app.todos.lines == ["x 2026-11-20 A"])
  }

  @Test func `A change that fails says why, and the list is loaded again`() {
    app.dispatch(TodoListAction.appeared)
    app.todos.fail(.save, .delete)
    let loaded = TodoListAction.loaded([a, b])
    #expect(
      app.dispatch(TodoListAction.donePressed)
        == [TodoListAction.saveFailed(reason: FailingStore.reason), loaded].dispatched)
    for question in [TodoListAction.deletePressed, .clearDonePressed] {
      app.dispatch(question)
      #expect(
        app.dispatch(TodoListAction.alertAnswered(true))
          == [TodoListAction.deleteFailed(reason: FailingStore.reason), loaded].dispatched)
      #expect(app.state.todoList.alert == .deleteFailed(reason: FailingStore.reason))
    }
  }

  @Test func `It is reported even if the list can't be loaded either`() {
    app.dispatch(TodoListAction.appeared)
    app.todos.fail(.save, .load)
    #expect(
      app.dispatch(TodoListAction.donePressed)
        == [TodoListAction.saveFailed(reason: FailingStore.reason)].dispatched)
    #expect(app.state.todoList.alert == .saveFailed(reason: FailingStore.reason))
  }

  @Test func `A form opens with the day that it is`() {
    app.dispatch(TodoListAction.appeared)
    #expect(
      app.dispatch(TodoListAction.addPressed)
        == [TodoFormAction.opened(nil, today: .fixed)].dispatched)
    #expect(
      app.dispatch(TodoListAction.editPressed)
        == [TodoFormAction.opened(a, today: .fixed)].dispatched)
    #expect(app.state.todoForm == TodoFormState(editing: a, today: .fixed))
  }

  @Test func `A saved todo is loaded before that is said, so it can be selected`() throws {
    app.dispatch(TodoListAction.appeared)
    app.dispatch(TodoListAction.addPressed)
    app.dispatch(TodoFormAction.titleTyped("C", cursor: 1))
    let c = TodoItem(3, "C", inDays: 0)
    #expect(
      app.dispatch(TodoFormAction.savePressed)
        == ([TodoListAction.loaded([a, b, c]), TodoFormAction.saved(3)] as [any Action]).dispatched)
    #expect(app.state.todoList.selected == c)
  }

  @Test(arguments: [.editPressed, .donePressed] as [TodoListAction])
  func `Without a selection there is nothing to edit or mark`(_ action: TodoListAction) {
    #expect(app.dispatch(action) == [])
  }
}
