import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVIComposed

@Suite("The list's view")
struct TodoListViewTests {
  private let reducer = RecordingReducer<TodoListState, TodoListAction>()

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
      reducer.received == [
        .view(.appeared), .view(.selectionMoved(by: -1)), .view(.selectionMoved(by: 1)),
        .view(.addPressed), .view(.editPressed), .view(.donePressed), .view(.deletePressed),
        .view(.filterPressed), .view(.clearDonePressed),
      ])
  }

  @Test(arguments: [true, false])
  func `A question is shown, and its answer is an action`(yes: Bool) {
    var state = TodoListState()
    state.alert = .delete(TodoItem(1, "A", inDays: 0))
    let view = view(of: state)
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(reducer.received == [.view(.alertAnswered(yes))])
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
      case .view(.addPressed):
        state.form = TodoFormState(editing: nil, today: .fixed)
      case .form(.view(.titleTyped)):
        state.form?.invalid = .empty
      default:
        state.form = nil
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
      reducer.received == [
        .view(.addPressed), .form(.view(.titleTyped("A", cursor: 1))), .form(.view(.cancelPressed)),
      ])
  }

  @Test func `It draws the next state and says that it changed, whatever the action`() {
    let view = view(of: .listing([])) { state, _ in state.filter = state.filter.next }
    var filters: [Screen.Content] = []
    view.onChange = { [unowned view] in filters.append(view.screen.content[1]) }
    view.press("f")
    #expect(filters == [.text("Filter: Active")])
    view.answerAlert(false)
    #expect(filters == [.text("Filter: Active"), .text("Filter: Done")])
  }

  private func view(
    of state: TodoListState,
    change: @escaping (inout TodoListState, TodoListAction) -> Void = { _, _ in }
  ) -> TodoListView {
    reducer.change = change
    return TodoListView(store: Store(state: state, reducer: reducer))
  }
}
