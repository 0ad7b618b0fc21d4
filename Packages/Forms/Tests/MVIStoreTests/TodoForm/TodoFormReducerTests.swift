import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The form's reducer")
nonisolated struct TodoFormReducerTests {
  typealias FormTransition = Transition<TodoFormState?>

  private static let reducer = TodoFormReducer(calendar: .fixed)
  private static let a = TodoItem(1, "A", inDays: -1, isDone: true)
  private static let adding = TodoFormState(editing: nil, today: .fixed)
  private static let editing = TodoFormState(editing: a, today: .fixed)

  private static func transitions() -> [FormTransition] {
    let long = String(repeating: "A", count: 201)
    return [
      FormTransition("It opens for a new todo", nil, TodoFormAction.opened(nil, today: .fixed)) {
        $0 = adding
      },
      FormTransition("And for one to edit", nil, TodoFormAction.opened(a, today: .fixed)) {
        $0 = editing
      },
      FormTransition(
        "Typing changes the title and the cursor", adding, TodoFormAction.titleTyped("B", cursor: 1)
      ) {
        $0?.draft.title = "B"
        $0?.cursor = 1
      },
      FormTransition("After the title comes the due day", editing, TodoFormAction.nextFieldPressed)
      { $0?.focus = .due },
      FormTransition(
        "After the due day comes the title", with(editing) { $0.focus = .due },
        TodoFormAction.nextFieldPressed
      ) { $0?.focus = .title },
      FormTransition("A todo needs a title", adding, TodoFormAction.savePressed) {
        $0?.invalid = .empty
      },
      FormTransition(
        "A title has at most 200 characters", with(adding) { $0.draft.title = long },
        TodoFormAction.savePressed
      ) { $0?.invalid = .tooLong },
      FormTransition(
        "The message is gone when something is typed", with(adding) { $0.invalid = .empty },
        TodoFormAction.titleTyped("B", cursor: 1)
      ) {
        $0?.draft.title = "B"
        $0?.cursor = 1
        $0?.invalid = nil
      },
      FormTransition(
        "But not when only the cursor moves", with(editing) { $0.invalid = .empty },
        TodoFormAction.titleTyped("A", cursor: 0)
      ) { $0?.cursor = 0 },
      FormTransition("A valid one stays until it is saved", editing, TodoFormAction.savePressed),
      FormTransition(
        "A todo that can't be saved says why", editing, TodoFormAction.saveFailed(reason: "!")
      ) { $0?.saveFailure = "!" },
      FormTransition(
        "A failure that was read is gone", with(editing) { $0.saveFailure = "!" },
        TodoFormAction.alertAnswered
      ) { $0?.saveFailure = nil },
      FormTransition("Cancelling closes it", editing, TodoFormAction.cancelPressed) { $0 = nil },
      FormTransition("So does its todo saved", editing, TodoFormAction.saved(a.id)) { $0 = nil },
      FormTransition("Closed, it takes nothing", nil, TodoFormAction.savePressed),
    ]
  }

  @Test(arguments: transitions())
  func `A state and an action make the next state`(_ transition: FormTransition) {
    #expect(Self.reducer.reduce(transition.action, transition.before) == transition.after)
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    #expect(dues(Self.adding, moves: [7, 1, -7, -7]) == [28, 29, 22, 21])
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() {
    #expect(dues(Self.editing, moves: [7, -8]) == [27, 20])
  }

  /// The days of November.
  private func dues(_ state: TodoFormState?, moves: [Int]) -> [Int?] {
    var state = state
    return moves.map { days in
      state = Self.reducer.reduce(TodoFormAction.dueMoved(byDays: days), state)
      return state.flatMap { Int($0.draft.due.iso.suffix(2)) }
    }
  }

  private static func with(
    _ state: TodoFormState, _ change: (inout TodoFormState) -> Void
  ) -> TodoFormState {
    var state = state
    change(&state)
    return state
  }
}
