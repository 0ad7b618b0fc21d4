import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The list's reducer")
nonisolated struct TodoListReducerTests {
  typealias ListTransition = Transition<TodoListReducer>

  private static let a = TodoItem(1, "A", inDays: -1)
  private static let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private static let c = TodoItem(3, "C", inDays: 1)
  private static let new = TodoListState()
  private static let listing = TodoListState.listing([a, b])
  private static let asking = listing.after(.deletePressed)
  private static let failed = listing.after(answer: .saveFailed(reason: "!"))
  private static let form = TodoFormState(editing: a, today: .fixed)
  private static let open = listing.after(answer: .formReady(a, today: .fixed))
  private static let done = TodoItem(1, "A", inDays: -1, isDone: true)
  private static let doneElsewhere = listing.after(.filterPressed)
    .after(answer: .formReady(a, today: .fixed)).after(answer: .loaded([done, b]))

  private static let transitions: [ListTransition] = [
    ListTransition("Appearing follows the store", new, .appeared, effects: [.follow]),
    ListTransition("A load lists todos, and selects the first", new, answer: .loaded([a, b])) {
      $0.todos = TodoIndex([a, b])
      $0.days = .fixed
      $0.selectedID = a.id
    },
    ListTransition(
      "A list that can't be loaded says why, and claims nothing", new,
      answer: .loadFailed(reason: "!")
    ) { $0.alert = .loadFailed(reason: "!") },
    ListTransition("Before the first load a filter lists nothing", new, .filterPressed) {
      $0.filter = .active
    },
    ListTransition(
      "A list that can't be loaded again stays as it was", listing, answer: .loadFailed(reason: "!")
    ) { $0.alert = .loadFailed(reason: "!") },
    ListTransition(
      "A mark that can't be saved says why, and loads again", listing,
      answer: .saveFailed(reason: "!"), effects: [.refresh]
    ) { $0.alert = .saveFailed(reason: "!") },
    ListTransition(
      "Todos that can't be deleted say why, and load again", listing,
      answer: .deleteFailed(reason: "!"), effects: [.refresh]
    ) { $0.alert = .deleteFailed(reason: "!") },

    ListTransition(
      "An active todo is marked as done", listing, .donePressed, effects: [.setDone(true, a.id)]),
    ListTransition(
      "A done todo is marked as not done", listing.after(.selectionMoved(by: 1)), .donePressed,
      effects: [.setDone(false, b.id)]),
    ListTransition("Deleting asks first", listing, .deletePressed) {
      $0.alert = .delete(a)
    },
    ListTransition("A yes deletes", asking, .alertAnswered(true), effects: [.delete(a.id)]) {
      $0.alert = nil
    },
    ListTransition("A no deletes nothing", asking, .alertAnswered(false)) { $0.alert = nil },
    ListTransition("A yes to nothing does nothing", listing, .alertAnswered(true)),
    ListTransition("A failure that was read is gone", failed, .alertAnswered(true)) {
      $0.alert = nil
    },
    ListTransition("Clearing asks with a number", listing, .clearDonePressed) {
      $0.alert = .clearDone([b.id])
    },
    ListTransition(
      "Clearing asks nothing when nothing is done", listing.after(answer: .loaded([a])),
      .clearDonePressed),
    ListTransition(
      "Clearing spares what was done after it was asked",
      listing.after(.clearDonePressed).after(answer: .loaded([done, b])),
      .alertAnswered(true), effects: [.deleteDone([b.id])]
    ) { $0.alert = nil },

    ListTransition(
      "Adding asks for a form for a new todo", listing, .addPressed, effects: [.prepareForm(nil)]),
    ListTransition(
      "Editing asks for a form for the selected todo", listing, .editPressed,
      effects: [.prepareForm(a)]),
    ListTransition("A form that is ready is open", listing, answer: .formReady(a, today: .fixed)) {
      $0.form = form
    },
    ListTransition("A cancelled form goes away and changes nothing", open, .form(.cancelPressed)) {
      $0.form = nil
    },
    ListTransition(
      "After a save the form goes away and the todo is selected", open, answer: .form(.saved(b.id))
    ) {
      $0.form = nil
      $0.selectedID = b.id
    },
    ListTransition(
      "A todo that was edited here and done elsewhere is shown under All", doneElsewhere,
      answer: .form(.saved(a.id))
    ) {
      $0.form = nil
      $0.filter = .all
      $0.selectedID = a.id
    },
    ListTransition(
      "A saved todo that couldn't be loaded isn't selected",
      open.after(answer: .loadFailed(reason: "!")), answer: .form(.saved(c.id))
    ) { $0.form = nil },
    ListTransition(
      "What the user does in the form is the form's", open, .form(.titleTyped("B", cursor: 1))
    ) { $0.form?.draft.title = "B" },
    ListTransition(
      "And so is what it is answered", open, answer: .form(.saveFailed(reason: "!"))
    ) { $0.form?.saveFailure = "!" },
    ListTransition(
      "What the form asks for is asked for", open, .form(.savePressed),
      effects: [.form(.save(TodoDraft(editing: a, today: .fixed)))]),
    ListTransition("Without a form nothing happens to it", listing, .form(.savePressed)),
  ]

  @Test(arguments: transitions)
  func `A state and what happens make the next state and its effects`(
    _ transition: ListTransition
  ) {
    let (state, effects) = transition.reduced(by: TodoListReducer(calendar: .fixed))
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }
}
