import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The form's reducer")
nonisolated struct TodoFormReducerTests {
  typealias FormTransition = Transition<TodoFormState, TodoFormIntent, TodoFormEffect>

  private static let reducer = TodoFormReducer(calendar: .fixed)
  private static let a = TodoItem(1, "A", inDays: -1, isDone: true)
  private static let adding = reducer.start(editing: nil, today: .fixed)
  private static let editing = reducer.start(editing: a, today: .fixed)

  private static func transitions() throws -> [FormTransition] {
    let refused = try after(adding, .savePressed)
    let blank = try titled("  ")
    let padded = try titled(" B ")
    let long = try titled(String(repeating: "A", count: 201))
    let failed = try after(editing, .saveFailed(reason: "!"))
    return [
      FormTransition("Typing changes the title", adding, .titleChanged(to: "B")) {
        $0.draft.title = "B"
      },
      FormTransition("A todo needs a title", adding, .savePressed) {
        $0.invalid = .empty
      },
      FormTransition("White space is no title", blank, .savePressed) {
        $0.invalid = .empty
      },
      FormTransition(
        "The message is gone when something is typed", refused, .titleChanged(to: " ")
      ) {
        $0.draft.title = " "
        $0.invalid = nil
      },
      FormTransition("A title has at most 200 characters", long, .savePressed) {
        $0.invalid = .tooLong
      },
      FormTransition(
        "Saving saves the draft without the white space around its title", padded, .savePressed,
        effects: [.save(try titled("B").draft)]),
      FormTransition(
        "Saving saves the draft of the todo that is edited", editing, .savePressed,
        effects: [.save(editing.draft)]),
      FormTransition(
        "A todo that can't be saved says why, and the form stays", editing, .saveFailed(reason: "!")
      ) { $0.saveFailure = "!" },
      FormTransition("A failure that was read is gone", failed, .alertAnswered) {
        $0.saveFailure = nil
      },
      FormTransition("Cancelling is its end, and saves nothing", endOf: editing, .cancelPressed),
      FormTransition("Its todo saved, it ends", endOf: editing, .saved(a.id)),
    ]
  }

  @Test(arguments: try transitions())
  func `A state and an intent make the next state and its effects`(_ transition: FormTransition) {
    let (state, effects) = Self.reducer.reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test func `Adding starts with no title and today`() {
    #expect(Self.adding == TodoFormState(draft: TodoDraft(today: .fixed)))
  }

  @Test func `Editing starts with the todo as it is`() {
    #expect(Self.editing == TodoFormState(draft: TodoDraft(editing: Self.a, today: .fixed)))
  }

  @Test func `The due day moves, and a new todo can't be due before today`() throws {
    #expect(
      try dues(Self.adding, moves: [7, 1, -7, -7]) == [
        "2026-11-28 Saturday", "2026-11-29 Sunday", "2026-11-22 Sunday", "2026-11-21 Saturday",
      ])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    #expect(try dues(Self.editing, moves: [7, -8]) == ["2026-11-27 Friday", "2026-11-20 Friday"])
  }

  private func dues(_ state: TodoFormState, moves: [Int]) throws -> [String] {
    var state = state
    return try moves.map { days in
      state = try Self.after(state, .dueMoved(byDays: days))
      return state.due
    }
  }

  private static func titled(_ title: String) throws -> TodoFormState {
    try after(adding, .titleChanged(to: title))
  }

  private static func after(
    _ state: TodoFormState, _ intent: TodoFormIntent
  ) throws -> TodoFormState {
    try #require(reducer.reduce(state, intent).0)
  }
}
