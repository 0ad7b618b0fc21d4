import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The form's reducer")
nonisolated struct TodoFormReducerTests {
  typealias FormTransition = Transition<TodoFormReducer>

  private static let reducer = TodoFormReducer(calendar: .fixed)
  private static let a = TodoItem(1, "A", inDays: -1, isDone: true)
  private static let adding = TodoFormState(editing: nil, today: .fixed)
  private static let editing = TodoFormState(editing: a, today: .fixed)

  private static func transitions() -> [FormTransition] {
    let refused = reducer.after(adding, .savePressed)
    let blank = titled("  ")
    let padded = titled(" B ")
    let long = titled(String(repeating: "A", count: 201))
    let failed = reducer.after(editing, answer: .saveFailed(reason: "!"))
    let due = reducer.after(editing, .nextFieldPressed)
    return [
      FormTransition(
        "Typing changes the title and the cursor", adding, .titleTyped("B", cursor: 1)
      ) {
        $0.draft.title = "B"
        $0.cursor = 1
      },
      FormTransition("After the title comes the due day", editing, .nextFieldPressed) {
        $0.focus = .due
      },
      FormTransition("After the due day comes the title", due, .nextFieldPressed) {
        $0.focus = .title
      },
      FormTransition("A todo needs a title", adding, .savePressed) {
        $0.invalid = .empty
      },
      FormTransition("White space is no title", blank, .savePressed) {
        $0.invalid = .empty
      },
      FormTransition(
        "The message is gone when something is typed", refused, .titleTyped(" ", cursor: 1)
      ) {
        $0.draft.title = " "
        $0.cursor = 1
        $0.invalid = nil
      },
      FormTransition(
        "But not when only the cursor moves", reducer.after(blank, .savePressed),
        .titleTyped("  ", cursor: 1)
      ) { $0.cursor = 1 },
      FormTransition("A title has at most 200 characters", long, .savePressed) {
        $0.invalid = .tooLong
      },
      FormTransition(
        "Saving saves the draft without the white space around its title", padded, .savePressed,
        effects: [.save(titled("B").draft)]),
      FormTransition(
        "Saving saves the draft of the todo that is edited", editing, .savePressed,
        effects: [.save(editing.draft)]),
      FormTransition(
        "A todo that can't be saved says why, and the form stays", editing,
        answer: .saveFailed(reason: "!")
      ) { $0.saveFailure = "!" },
      FormTransition("A failure that was read is gone", failed, .alertAnswered) {
        $0.saveFailure = nil
      },
      FormTransition("Cancelling closes it, and saves nothing", editing, .cancelPressed) {
        $0.isClosed = true
      },
      FormTransition("Its todo saved, it closes", editing, answer: .saved(a.id)) {
        $0.isClosed = true
      },
    ]
  }

  @Test(arguments: transitions())
  func `A state and what happens make the next state and its effects`(
    _ transition: FormTransition
  ) {
    let (state, effects) = transition.reduced(by: Self.reducer)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    #expect(
      dues(Self.adding, moves: [7, 1, -7, -7]) == [
        "2026-11-28 Saturday", "2026-11-29 Sunday", "2026-11-22 Sunday", "2026-11-21 Saturday",
      ])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() {
    #expect(dues(Self.editing, moves: [7, -8]) == ["2026-11-27 Friday", "2026-11-20 Friday"])
  }

  private func dues(_ state: TodoFormState, moves: [Int]) -> [String] {
    var state = state
    return moves.map { days in
      state = Self.reducer.after(state, .dueMoved(byDays: days))
      return state.due
    }
  }

  private static func titled(_ title: String) -> TodoFormState {
    reducer.after(adding, .titleTyped(title, cursor: title.count))
  }
}
