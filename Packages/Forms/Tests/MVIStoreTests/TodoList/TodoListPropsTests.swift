import Presentation
import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("What is selected for the list's view")
struct TodoListPropsTests {
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)

  @Test func `It shows what was loaded`() {
    let props = props(of: .listing([a, b], selecting: 2))
    #expect(props.summary == "1 active, 1 done")
    #expect(props.filterTitle == "Filter: All")
    #expect(props.placeholder == nil)
    #expect(props.sections.map(\.title) == ["Earlier", "Today"])
    #expect(props.selection == 1)
  }

  @Test(arguments: TodoFilter.allCases)
  func `Before the first load it claims nothing, whatever the filter`(_ filter: TodoFilter) {
    var state = TodoListState()
    state.filter = filter
    let props = props(of: state)
    #expect(props.summary == "")
    #expect(props.filterTitle == "")
    #expect(props.placeholder == "")
    #expect(props.sections == [])
  }

  @Test func `The filter leaves rows out, but the summary counts them`() {
    var state = TodoListState.listing([a], selecting: nil)
    state.filter = .done
    let props = props(of: state)
    #expect(props.filterTitle == "Filter: Done")
    #expect(props.placeholder == "No done todos.")
    #expect(props.sections == [])
    #expect(props.summary == "1 active, 0 done")
    #expect(!props.canUseSelected)
    #expect(!props.canClearDone)
  }

  @Test(
    arguments: [
      (.delete(TodoItem(1, "A", inDays: 0)), .question("Delete “A”?")),
      (.clearDone([1, 2]), .question("Clear 2 done todos?")),
      (.loadFailed(reason: "!"), .notice(Notice("Couldn't load the todos.", reason: "!"))),
      (.saveFailed(reason: "!"), .notice(Notice("Couldn't save the todo.", reason: "!"))),
      (.deleteFailed(reason: "!"), .notice(Notice("Couldn't delete the todo.", reason: "!"))),
    ] as [(TodoListState.Alert, TodoListProps.ShownAlert)])
  func `What it asks or says is put into words`(
    _ alert: TodoListState.Alert, words: TodoListProps.ShownAlert
  ) {
    var state = TodoListState()
    #expect(props(of: state).shownAlert == nil)
    state.alert = alert
    #expect(props(of: state).shownAlert == words)
  }

  @Test func `What another scene does leaves them as they are, but whether the form is open`() {
    var state = AppState()
    let before = TodoListProps(state)
    state.loadCat.phase = .loading(nil)
    #expect(TodoListProps(state) == before)
    state.todoForm = TodoFormState(editing: nil, today: .fixed)
    #expect(TodoListProps(state) != before)
    let open = TodoListProps(state)
    state.todoForm?.cursor = 1
    #expect(TodoListProps(state) == open)
  }

  private func props(of list: TodoListState) -> TodoListProps {
    var state = AppState()
    state.todoList = list
    return TodoListProps(state)
  }
}
