import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The list's reducer")
nonisolated struct TodoListReducerTests {
  typealias ListTransition = Transition<TodoListState>

  private static let a = TodoItem(1, "A", inDays: -1)
  private static let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private static let c = TodoItem(3, "C", inDays: 1)
  private static let new = TodoListState()
  private static let listing = TodoListState.listing([a, b])
  private static let done = TodoItem(1, "A", inDays: -1, isDone: true)

  private static let transitions: [ListTransition] = [
    ListTransition("A load lists todos, and selects the first", new, TodoListAction.loaded([a, b]))
    { $0 = listing },
    ListTransition(
      "A list that can't be loaded says why, and stays as it was", listing,
      TodoListAction.loadFailed(reason: "!")
    ) { $0.alert = .loadFailed(reason: "!") },
    ListTransition(
      "A mark that can't be saved says why", listing, TodoListAction.saveFailed(reason: "!")
    ) { $0.alert = .saveFailed(reason: "!") },
    ListTransition(
      "Todos that can't be deleted say why", listing, TodoListAction.deleteFailed(reason: "!")
    ) { $0.alert = .deleteFailed(reason: "!") },
    ListTransition("Deleting asks first", listing, TodoListAction.deletePressed) {
      $0.alert = .delete(a)
    },
    ListTransition("Clearing asks with a number", listing, TodoListAction.clearDonePressed) {
      $0.alert = .clearDone([b.id])
    },
    ListTransition(
      "Clearing asks nothing when nothing is done", .listing([a]), TodoListAction.clearDonePressed),
    ListTransition(
      "A question or a failure that was answered is gone",
      asking, TodoListAction.alertAnswered(false)
    ) { $0.alert = nil },
    ListTransition("The selection moves", listing, TodoListAction.selectionMoved(by: 1)) {
      $0.selectedID = b.id
    },
    ListTransition("It stops at the last row", listing, TodoListAction.selectionMoved(by: 5)) {
      $0.selectedID = b.id
    },
    ListTransition("It stops at the first", listing, TodoListAction.selectionMoved(by: -1)),
    ListTransition(
      "It follows its todo when others come and go", .listing([a, b, c], selecting: 3),
      TodoListAction.loaded([b, c])
    ) { $0.todos = TodoIndex([b, c]) },
    ListTransition(
      "When its todo goes, it moves to the one in its place", .listing([a, b, c], selecting: 2),
      TodoListAction.loaded([a, c])
    ) { $0 = .listing([a, c], selecting: 3) },
    ListTransition("Without rows there is none", listing, TodoListAction.loaded([])) {
      $0 = .listing([])
    },
    ListTransition(
      "The filter goes on, and takes the selection along", .listing([a, b], selecting: 2),
      TodoListAction.filterPressed
    ) {
      $0.filter = .active
      $0.selectedID = a.id
    },
    ListTransition(
      "A saved todo is selected", .listing([a, c]), TodoFormAction.saved(c.id)
    ) { $0.selectedID = c.id },
    ListTransition(
      "A saved todo that the filter hides is shown under All", active, TodoFormAction.saved(b.id)
    ) {
      $0.filter = .all
      $0.selectedID = b.id
    },
    ListTransition("A saved todo that isn't loaded isn't", listing, TodoFormAction.saved(c.id)),
    ListTransition("What another scene does changes nothing", listing, LoadCatAction.loadPressed),
    ListTransition(
      "Without a selection nothing is asked", .listing([]), TodoListAction.deletePressed),
    ListTransition(
      "And nothing is moved", .listing([]), TodoListAction.selectionMoved(by: 1)),
  ]

  private static var asking: TodoListState {
    var state = listing
    state.alert = .delete(a)
    return state
  }

  private static var active: TodoListState {
    var state = listing
    state.filter = .active
    return state
  }

  @Test(arguments: transitions)
  func `A state and an action make the next state`(_ transition: ListTransition) {
    #expect(TodoListReducer().reduce(transition.action, transition.before) == transition.after)
  }
}
