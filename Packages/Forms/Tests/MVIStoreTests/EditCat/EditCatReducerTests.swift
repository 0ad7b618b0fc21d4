import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The editor's reducer")
nonisolated struct EditCatReducerTests {
  typealias EditTransition = Transition<EditCatState?>

  private static func transitions() throws -> [EditTransition] {
    let filtered = try Bitmap.grey(100)
    let opened = EditCatState(editing: try .grey(7))
    let filtering = with(opened) { $0.phase = .filtering }
    let saving = with(opened) { $0.phase = .saving }
    let saved = with(opened) { $0.phase = .saved(name: "cat-1.png") }
    let failed = with(opened) { $0.phase = .failed(reason: "!") }
    return [
      EditTransition("The choice moves up to the first", opened, EditCatAction.choiceMoved(by: -1)),
      EditTransition(
        "The choice moves down to the last", filtering, EditCatAction.choiceMoved(by: 20)
      ) { $0?.choice = 9 },
      EditTransition("A choice filters", opened, EditCatAction.choiceMoved(by: 1)) {
        $0?.choice = 1
        $0?.phase = .filtering
      },
      EditTransition("A filtered picture is shown", filtering, EditCatAction.filtered(filtered)) {
        $0?.phase = .idle
        $0?.shown = filtered
      },
      EditTransition("Saving is shown", opened, EditCatAction.savePressed) { $0?.phase = .saving },
      EditTransition("Saving while filtering does nothing", filtering, EditCatAction.savePressed),
      EditTransition(
        "Choosing while saving does nothing", saving, EditCatAction.choiceMoved(by: 1)),
      EditTransition(
        "A saved picture's name is said", saving, EditCatAction.saved(name: "cat-1.png")
      ) { $0 = saved },
      EditTransition(
        "A picture that can't be saved says why", saving, EditCatAction.saveFailed(reason: "!")
      ) { $0 = failed },
      EditTransition(
        "Its picture saved and that read, it closes", saved, EditCatAction.alertAnswered
      ) { $0 = nil },
      EditTransition("What wasn't saved stays", failed, EditCatAction.alertAnswered) {
        $0?.phase = .idle
      },
      EditTransition(
        "An answer to nothing changes nothing", filtering, EditCatAction.alertAnswered),
      EditTransition(
        "Cancelling closes it, whatever goes on", filtering, EditCatAction.cancelPressed
      ) { $0 = nil },
      EditTransition("Closed, it takes nothing", nil, EditCatAction.savePressed),
      EditTransition("What another scene does changes nothing", opened, TodoListAction.appeared),
    ]
  }

  @Test(arguments: try transitions())
  func `A state and an action make the next state`(_ transition: EditTransition) {
    #expect(
      EditCatReducer().reduce(transition.action, transition.before, loaded: nil)
        == transition.after)
  }

  private static func with(
    _ state: EditCatState, _ change: (inout EditCatState) -> Void
  ) -> EditCatState {
    var state = state
    change(&state)
    return state
  }
}
