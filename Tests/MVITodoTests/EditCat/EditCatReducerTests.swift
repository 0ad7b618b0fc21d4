import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's reducer")
nonisolated struct EditCatReducerTests {
  typealias EditTransition = Transition<EditCatReducer>

  private static let reducer = EditCatReducer()

  private static func transitions() throws -> [EditTransition] {
    let original = try Bitmap.grey(7)
    let filtered = try Bitmap.grey(100)
    let opened = EditCatState(editing: original)
    let filtering = reducer.after(opened, .choiceMoved(by: 1))
    let shown = reducer.after(filtering, answer: .filtered(filtered))
    let saving = reducer.after(shown, .savePressed)
    let saved = reducer.after(saving, answer: .saved(name: "cat-1.png"))
    let failed = reducer.after(saving, answer: .saveFailed(reason: "!"))
    return [
      EditTransition("The choice moves up to the first", opened, .choiceMoved(by: -1)),
      EditTransition(
        "The choice moves down to the last", opened, .choiceMoved(by: 20),
        effects: [.filter(.transfer, original)]
      ) {
        $0.choice = 9
        $0.phase = .filtering
      },
      EditTransition(
        "Every choice filters the original", shown, .choiceMoved(by: 1),
        effects: [.filter(.sepia, original)]
      ) {
        $0.choice = 2
        $0.phase = .filtering
      },
      EditTransition(
        "A newer choice takes the place of an older one", filtering, .choiceMoved(by: 1),
        effects: [.filter(.sepia, original)]
      ) { $0.choice = 2 },
      EditTransition("A filtered picture is shown", filtering, answer: .filtered(filtered)) {
        $0.phase = .idle
        $0.shown = filtered
      },
      EditTransition(
        "Saving saves what is shown", shown, .savePressed, effects: [.save(filtered)]
      ) { $0.phase = .saving },
      EditTransition("Saving while filtering does nothing", filtering, .savePressed),
      EditTransition("Saving while saving does nothing", saving, .savePressed),
      EditTransition("Choosing while saving does nothing", saving, .choiceMoved(by: 1)),
      EditTransition("A saved picture's name is said", saving, answer: .saved(name: "cat-1.png")) {
        $0.phase = .saved(name: "cat-1.png")
      },
      EditTransition(
        "A picture that can't be saved says why", saving, answer: .saveFailed(reason: "!")
      ) { $0.phase = .failed(reason: "!") },
      EditTransition("Its picture saved and that read, it closes", saved, .alertAnswered) {
        $0.phase = .closed
      },
      EditTransition("What wasn't saved stays", failed, .alertAnswered) { $0.phase = .idle },
      EditTransition("An answer to nothing changes nothing", filtering, .alertAnswered),
      EditTransition(
        "Cancelling closes it, whatever goes on", filtering, .cancelPressed, effects: [.cancel]
      ) { $0.phase = .closed },
    ]
  }

  @Test(arguments: try transitions())
  func `A state and what happens make the next state and its effects`(
    _ transition: EditTransition
  ) {
    let (state, effects) = transition.reduced(by: Self.reducer)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }
}
