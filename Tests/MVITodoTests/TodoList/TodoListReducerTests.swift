import Shared
import Testing

@testable import MVITodo

@Suite("The list's reducer")
nonisolated struct TodoListReducerTests {
  typealias ListTransition = Transition<TodoListState, TodoListIntent, TodoListEffect>

  private static let a = TodoItem(1, "A", inDays: -1)
  private static let b = TodoItem(2, "B", inDays: 0, isDone: true)
  private static let new = TodoListState()
  private static let listing = TodoListState.listing([a, b])
  private static let asking = listing.after([.deletePressed])
  private static let form = TodoFormReducer(calendar: .fixed)
  private static let open = listing.after([.formReady(a, today: .today)])

  private static let transitions: [ListTransition] = [
    ListTransition(
      "Appearing follows the store and loads", new, .appeared,
      effects: [.observe, .load]),
    ListTransition(
      "A change by another hand loads", listing, .storeChanged, effects: [.load]),
    ListTransition(
      "A list that can't be loaded says why, and claims nothing", new, .loadFailed(reason: "!")
    ) { $0.alert = .failure("Couldn't load the todos.", reason: "!") },
    ListTransition("Before the first load a filter claims nothing", new, .filterPressed) {
      $0.filter = .active
    },
    ListTransition(
      "A list that can't be loaded again stays as it was", listing, .loadFailed(reason: "!")
    ) { $0.alert = .failure("Couldn't load the todos.", reason: "!") },
    ListTransition(
      "A change that failed says why", listing,
      .changeFailed("Couldn't save the todo.", reason: "!")
    ) { $0.alert = .failure("Couldn't save the todo.", reason: "!") },

    ListTransition(
      "An active todo is marked as done", listing, .donePressed, effects: [.setDone(true, a.id)]),
    ListTransition(
      "A done todo is marked as not done", listing.after([.selectionMoved(by: 1)]), .donePressed,
      effects: [.setDone(false, b.id)]),
    ListTransition("Deleting asks first", listing, .deletePressed) {
      $0.alert = .question("Delete “A”?")
      $0.confirmed = .delete(a.id)
    },
    ListTransition("A yes deletes", asking, .alertAnswered(true), effects: [.delete(a.id)]) {
      $0.alert = nil
      $0.confirmed = nil
    },
    ListTransition("A no deletes nothing", asking, .alertAnswered(false)) {
      $0.alert = nil
      $0.confirmed = nil
    },
    ListTransition("A yes to nothing does nothing", listing, .alertAnswered(true)),
    ListTransition("Clearing asks with a number", listing, .clearDonePressed) {
      $0.alert = .question("Clear 1 done todos?")
      $0.confirmed = .deleteDone([b.id])
    },

    ListTransition(
      "Adding asks for a form for a new todo", listing, .addPressed, effects: [.prepareForm(nil)]),
    ListTransition(
      "Editing asks for a form for the selected todo", listing, .editPressed,
      effects: [.prepareForm(a)]),
    ListTransition("A form that is ready is open", listing, .formReady(a, today: .today)) {
      $0.form = form.start(editing: a, today: .today)
    },
    ListTransition("A cancelled form goes away and changes nothing", open, .form(.cancelPressed)) {
      $0.form = nil
    },
    ListTransition(
      "After a save the form goes away and the todo is loaded to be selected", open,
      .form(.saved(a.id))
    ) { $0.form = nil },
    ListTransition("What happens to the form is the form's", open, .form(.titleChanged(to: "B"))) {
      $0.form?.draft.title = "B"
    },
    ListTransition(
      "What the form asks for is asked for", open, .form(.savePressed),
      effects: [
        .form(.save(TodoDraft(editing: a.id, title: "A", due: a.due, today: .today)))
      ]),
    ListTransition("Without a form nothing happens to it", listing, .form(.savePressed)),
  ]

  @Test("A state and an intent make the next state and its effects", arguments: transitions)
  func reduces(_ transition: ListTransition) {
    let (state, effects) = TodoListReducer(calendar: .fixed).reduce(
      transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test("A form that is open shows its todo")
  func form() throws {
    let form = try #require(Self.open.form)
    #expect(form.title == "A")
    #expect(form.due == "2026-11-20 Friday")
  }
}
