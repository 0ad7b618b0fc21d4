import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The list's reducer")
nonisolated struct TodoListReducerTests {
  typealias ListTransition = Transition<TodoListState, TodoListIntent, TodoListEffect>

  private static let reducer = TodoListReducer(calendar: .fixed)
  private static let a = TodoItem(1, "A", inDays: -1)
  private static let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private static let c = TodoItem(3, "C", inDays: 1)
  private static let new = TodoListState()
  private static let listing = TodoListState.listing([a, b])
  private static let asking = listing.after([.deletePressed])
  private static let failed = listing.after([.saveFailed(reason: "!")])
  private static let form = TodoFormReducer(calendar: .fixed).start(editing: a, today: .fixed)
  private static let open = listing.after([.formReady(a, today: .fixed)])
  private static let outdated = open.after([.storeChanged])
  private static let saved = outdated.after([.form(.saved(c.id))])
  private static let edited = listing.after([
    .filterPressed, .formReady(a, today: .fixed), .storeChanged, .form(.saved(a.id)),
  ])
  private static let done = TodoItem(1, "A", inDays: -1, isDone: true)

  private static let transitions: [ListTransition] = [
    ListTransition(
      "Appearing follows the store and loads", new, .appeared,
      effects: [.observe, .load]),
    ListTransition("A load lists todos, and selects the first", new, .loaded([a, b])) {
      $0.todos = TodoIndex([a, b])
      $0.days = .fixed
      $0.selectedID = a.id
    },
    ListTransition(
      "A change by another hand loads", listing, .storeChanged, effects: [.load]
    ) { $0.isOutdated = true },
    ListTransition(
      "A list that can't be loaded says why, and claims nothing", new, .loadFailed(reason: "!")
    ) { $0.alert = .loadFailed(reason: "!") },
    ListTransition("Before the first load a filter lists nothing", new, .filterPressed) {
      $0.filter = .active
    },
    ListTransition(
      "A list that can't be loaded again stays as it was", listing, .loadFailed(reason: "!")
    ) { $0.alert = .loadFailed(reason: "!") },
    ListTransition(
      "A mark that can't be saved says why, and loads again", listing, .saveFailed(reason: "!"),
      effects: [.refresh]
    ) { $0.alert = .saveFailed(reason: "!") },
    ListTransition(
      "Todos that can't be deleted say why, and load again", listing, .deleteFailed(reason: "!"),
      effects: [.refresh]
    ) { $0.alert = .deleteFailed(reason: "!") },

    ListTransition(
      "An active todo is marked as done", listing, .donePressed, effects: [.setDone(true, a.id)]),
    ListTransition(
      "A done todo is marked as not done", listing.after([.selectionMoved(by: 1)]), .donePressed,
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
      "Clearing asks nothing when nothing is done", listing.after([.loaded([a])]),
      .clearDonePressed),
    ListTransition(
      "Clearing spares what was done after it was asked",
      listing.after([.clearDonePressed, .loaded([TodoItem(1, "A", inDays: -1, isDone: true), b])]),
      .alertAnswered(true), effects: [.deleteDone([b.id])]
    ) { $0.alert = nil },

    ListTransition(
      "Adding asks for a form for a new todo", listing, .addPressed, effects: [.prepareForm(nil)]),
    ListTransition(
      "Editing asks for a form for the selected todo", listing, .editPressed,
      effects: [.prepareForm(a)]),
    ListTransition("A form that is ready is open", listing, .formReady(a, today: .fixed)) {
      $0.form = form
    },
    ListTransition("A cancelled form goes away and changes nothing", open, .form(.cancelPressed)) {
      $0.form = nil
    },
    ListTransition(
      "After a save the form goes away and the todo is selected", open, .form(.saved(b.id))
    ) {
      $0.form = nil
      $0.selectedID = b.id
    },
    ListTransition(
      "A saved todo that isn't loaded yet is kept in mind", outdated, .form(.saved(c.id))
    ) {
      $0.form = nil
      $0.savedID = c.id
    },
    ListTransition("It is selected when it is loaded", saved, .loaded([a, b, c])) {
      $0.todos = TodoIndex([a, b, c])
      $0.selectedID = c.id
      $0.savedID = nil
      $0.isOutdated = false
    },
    ListTransition(
      "A todo that was edited here and done elsewhere is shown under All", edited,
      .loaded([done, b])
    ) {
      $0.todos = TodoIndex([done, b])
      $0.filter = .all
      $0.savedID = nil
      $0.isOutdated = false
    },
    ListTransition("And forgotten when it can't be", saved, .loadFailed(reason: "!")) {
      $0.alert = .loadFailed(reason: "!")
      $0.savedID = nil
      $0.isOutdated = false
    },
    ListTransition(
      "If the load fails, a saved todo that is listed is selected",
      outdated.after([.form(.saved(b.id))]), .loadFailed(reason: "!")
    ) {
      $0.alert = .loadFailed(reason: "!")
      $0.selectedID = b.id
      $0.savedID = nil
      $0.isOutdated = false
    },
    ListTransition("What happens to the form is the form's", open, .form(.titleChanged(to: "B"))) {
      $0.form?.draft.title = "B"
    },
    ListTransition(
      "What the form asks for is asked for", open, .form(.savePressed),
      effects: [.form(.save(TodoDraft(editing: a, today: .fixed)))]),
    ListTransition("Without a form nothing happens to it", listing, .form(.savePressed)),
    ListTransition("What comes for a closed form is late", listing, .form(.saved(b.id))),
  ]

  @Test(arguments: transitions)
  func `A state and an intent make the next state and its effects`(_ transition: ListTransition) {
    let (state, effects) = Self.reducer.reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }
}
