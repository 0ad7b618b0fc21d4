import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVIStore

@Suite("The list's view")
struct TodoListViewTests {
  private let recorder = Recorder()

  @Test func `It draws summary, filter and rows as the state has them`() {
    let state = TodoListState.listing(
      [
        TodoItem(1, "A", inDays: -1), TodoItem(2, "B", inDays: -1, isDone: true),
        TodoItem(3, "C", inDays: 0),
      ], selecting: 2)
    let screen = view(of: state).screen
    #expect(screen.title == "Todos")
    #expect(
      screen.content == [
        .text("2 active, 1 done"), .text("Filter: All"),
        .list(
          Screen.List(
            sections: [
              Screen.Section(
                title: "Earlier",
                rows: [
                  Screen.Row(isChecked: false, text: "A", detail: "! 2026-11-20", style: .warning),
                  Screen.Row(isChecked: true, text: "B", detail: "2026-11-20", style: .dimmed),
                ]),
              Screen.Section(title: "Today", rows: [Screen.Row(isChecked: false, text: "C")]),
            ], selection: 1)),
      ])
  }

  @Test func `Without rows it draws the placeholder`() {
    #expect(
      view(of: .listing([])).screen.content.last
        == .text("Nothing to do. Press a to add a todo.", .dimmed))
  }

  @Test func `Keys work when there is something for them`() {
    let new = view(of: TodoListState()).screen.actions
    #expect(new.map(\.title) == ["", "Add", "Edit", "Done", "Delete", "Filter", "Clear"])
    #expect(new.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    let active = view(of: .listing([TodoItem(1, "A", inDays: 0)])).screen.actions
    #expect(active.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    let done = view(of: .listing([TodoItem(1, "A", inDays: 0, isDone: true)])).screen.actions
    #expect(done.filter { !$0.isEnabled } == [])
  }

  @Test func `Every key is one action`() {
    let view = view(of: TodoListState())
    view.appeared()
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    #expect(
      recorder.take()
        == [
          TodoListAction.appeared, TodoListAction.selectionMoved(by: -1),
          TodoListAction.selectionMoved(by: 1),
          TodoListAction.addPressed, TodoListAction.editPressed, TodoListAction.donePressed,
          TodoListAction.deletePressed,
          TodoListAction.filterPressed, TodoListAction.clearDonePressed,
        ].dispatched)
  }

  @Test(arguments: [true, false])
  func `A question is shown, and its answer is an action`(yes: Bool) {
    var state = TodoListState()
    state.alert = .delete(TodoItem(1, "A", inDays: 0))
    let view = view(of: state)
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(recorder.take() == [TodoListAction.alertAnswered(yes)].dispatched)
  }

  @Test func `A failure is shown with its reason`() {
    var state = TodoListState()
    state.alert = .loadFailed(reason: "No disk.")
    #expect(
      view(of: state).screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
  }

  @Test func `It presents one form for as long as the state has one`() throws {
    let view = view(of: TodoListState()) { state, action in
      switch action {
      case TodoListAction.addPressed:
        state.todoForm = TodoFormState(editing: nil, today: .fixed)
      case TodoFormAction.titleTyped:
        state.todoForm?.invalid = .empty
      default:
        state.todoForm = nil
      }
    }
    view.press("a")
    let form = try #require(view.presented)
    var messages: [Screen.Content?] = []
    form.onChange = { [unowned form] in messages.append(form.screen.content.last) }
    form.press("A")
    #expect(view.presented === form)
    #expect(messages == [.text("A todo needs a title.", .warning)])
    form.press(.escape)
    #expect(view.presented == nil)
    #expect(
      recorder.take()
        == ([
          TodoListAction.addPressed, TodoFormAction.titleTyped("A", cursor: 1),
          TodoFormAction.cancelPressed,
        ] as [any Action]).dispatched)
  }

  @Test func `It draws the next state and says that it changed, whatever the action`() {
    let view = view(of: .listing([])) { state, _ in
      state.todoList.filter = state.todoList.filter.next
    }
    var filters: [Screen.Content] = []
    view.onChange = { [unowned view] in filters.append(view.screen.content[1]) }
    view.press("f")
    #expect(filters == [.text("Filter: Active")])
    view.answerAlert(false)
    #expect(filters == [.text("Filter: Active"), .text("Filter: Done")])
  }

  private func view(
    of state: TodoListState,
    change: @escaping (inout AppState, any Action) -> Void = { _, _ in }
  ) -> TodoListView {
    TodoListView(store: Store(recorder, change: change) { $0.todoList = state })
  }
}
