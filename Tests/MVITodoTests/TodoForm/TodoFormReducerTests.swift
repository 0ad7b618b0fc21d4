import Shared
import Testing

@testable import MVITodo

@Suite("The form's reducer")
nonisolated struct TodoFormReducerTests {
  typealias FormTransition = Transition<TodoFormState, TodoFormIntent, TodoFormEffect>

  private static let reducer = TodoFormReducer(calendar: .fixed)
  private static let a = TodoItem(1, "A", inDays: -1, isDone: true)
  private static let adding = reducer.start(editing: nil, today: .today)
  private static let editing = reducer.start(editing: a, today: .today)
  private static let failed = after(editing, .saveFailed(reason: "!"))

  private static let transitions: [FormTransition] = [
    FormTransition("Typing changes the title", adding, .titleChanged(to: "B")) {
      $0.draft.title = "B"
    },
    FormTransition("A todo needs a title", adding, .savePressed) {
      $0.message = "A todo needs a title."
    },
    FormTransition("White space is no title", titled("  "), .savePressed) {
      $0.message = "A todo needs a title."
    },
    FormTransition(
      "The message is gone when something is typed", after(adding, .savePressed),
      .titleChanged(to: " ")
    ) {
      $0.draft.title = " "
      $0.message = ""
    },
    FormTransition(
      "A title has at most 200 characters", titled(String(repeating: "A", count: 201)),
      .savePressed
    ) { $0.message = "A title can have at most 200 characters." },
    FormTransition(
      "Saving saves the draft without the white space around its title", titled(" B "),
      .savePressed, effects: [.save(titled("B").draft)]),
    FormTransition(
      "Saving saves the draft of the todo that is edited", editing, .savePressed,
      effects: [.save(editing.draft)]),
    FormTransition(
      "A todo that can't be saved says why, and the form stays", editing, .saveFailed(reason: "!")
    ) { $0.failure = TodoFormFailure(message: "Couldn't save the todo.", reason: "!") },
    FormTransition("A failure that was read is gone", failed, .alertAnswered) {
      $0.failure = nil
    },
    FormTransition("How it ends is the list's to know", editing, .cancelPressed),
    FormTransition("What was saved is the list's to know", editing, .saved(a.id)),
  ]

  @Test("A state and an intent make the next state and its effects", arguments: transitions)
  func reduces(_ transition: FormTransition) {
    let (state, effects) = Self.reducer.reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test("Adding starts with no title and today")
  func add() {
    #expect(Self.adding.heading == "Add Todo")
    #expect(Self.adding.title == "")
    #expect(Self.adding.due == "2026-11-21 Saturday")
  }

  @Test("Editing starts with the todo as it is")
  func edit() {
    #expect(Self.editing.heading == "Edit Todo")
    #expect(Self.editing.title == "A")
    #expect(Self.editing.due == "2026-11-20 Friday")
  }

  @Test("The due day moves, and a new todo can't be due before today")
  func due() {
    #expect(
      dues(Self.adding, moves: [7, 1, -7, -7]) == [
        "2026-11-28 Saturday", "2026-11-29 Sunday", "2026-11-22 Sunday", "2026-11-21 Saturday",
      ])
  }

  @Test("An overdue todo can stay overdue, but no more than it is")
  func overdue() {
    #expect(dues(Self.editing, moves: [7, -8]) == ["2026-11-27 Friday", "2026-11-20 Friday"])
  }

  private func dues(_ state: TodoFormState, moves: [Int]) -> [String] {
    var state = state
    return moves.map { days in
      state = Self.after(state, .dueMoved(byDays: days))
      return state.due
    }
  }

  private static func titled(_ title: String) -> TodoFormState {
    after(adding, .titleChanged(to: title))
  }

  private static func after(_ state: TodoFormState, _ intent: TodoFormIntent) -> TodoFormState {
    reducer.reduce(state, intent).0
  }
}
