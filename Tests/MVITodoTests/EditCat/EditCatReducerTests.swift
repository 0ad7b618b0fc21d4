import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's reducer")
nonisolated struct EditCatReducerTests {
  typealias EditTransition = Transition<EditCatState, EditCatIntent, EditCatEffect>

  private static func transitions() throws -> [EditTransition] {
    let original = try Bitmap.grey(7)
    let filtered = try Bitmap.grey(100)
    let opened = EditCatState(editing: original)
    let filtering = try after(opened, [.choiceMoved(by: 1)])
    let shown = try after(filtering, [.filtered(filtered, work: 1)])
    let saving = try after(shown, [.savePressed])
    let saved = try after(saving, [.saved(name: "cat-1.png", work: 2)])
    let failed = try after(saving, [.saveFailed(reason: "!", work: 2)])
    return [
      EditTransition("The choice moves up to the first", opened, .choiceMoved(by: -1)),
      EditTransition(
        "The choice moves down to the last", opened, .choiceMoved(by: 20),
        effects: [.filter(.transfer, original, work: 1)]
      ) {
        $0.choice = 9
        $0.phase = .filtering
        $0.work = 1
      },
      EditTransition(
        "Every choice filters the original", shown, .choiceMoved(by: 1),
        effects: [.filter(.sepia, original, work: 2)]
      ) {
        $0.choice = 2
        $0.phase = .filtering
        $0.work = 2
      },
      EditTransition(
        "A newer choice takes the place of an older one", filtering, .choiceMoved(by: 1),
        effects: [.filter(.sepia, original, work: 2)]
      ) {
        $0.choice = 2
        $0.phase = .filtering
        $0.work = 2
      },
      EditTransition("A filtered picture is shown", filtering, .filtered(filtered, work: 1)) {
        $0.phase = .idle
        $0.shown = filtered
      },
      EditTransition(
        "Saving saves what is shown", shown, .savePressed, effects: [.save(filtered, work: 2)]
      ) {
        $0.phase = .saving
        $0.work = 2
      },
      EditTransition("Saving while filtering does nothing", filtering, .savePressed),
      EditTransition("Saving while saving does nothing", saving, .savePressed),
      EditTransition("Choosing while saving does nothing", saving, .choiceMoved(by: 1)),
      EditTransition(
        "A saved picture's name is said", saving, .saved(name: "cat-1.png", work: 2)
      ) { $0.phase = .saved(name: "cat-1.png") },
      EditTransition(
        "A picture that can't be saved says why", saving, .saveFailed(reason: "!", work: 2)
      ) { $0.phase = .failed(reason: "!") },
      EditTransition("Its picture saved and that read, it ends", endOf: saved, .alertAnswered),
      EditTransition("What wasn't saved stays", failed, .alertAnswered) { $0.phase = .idle },
      EditTransition("An answer to nothing changes nothing", filtering, .alertAnswered),
      EditTransition(
        "Cancelling is its end, whatever goes on", endOf: filtering, .cancelPressed,
        effects: [.cancel]),
    ]
  }

  @Test(arguments: try transitions())
  func `A state and an intent make the next state and its effects`(_ transition: EditTransition) {
    let (state, effects) = EditCatReducer().reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test(
    arguments: [
      [.choiceMoved(by: 1), .choiceMoved(by: 1)],
      [.savePressed, .saveFailed(reason: "!", work: 1), .alertAnswered, .savePressed],
    ] as [[EditCatIntent]],
    [
      .filtered(try .grey(100), work: 1), .saved(name: "cat-1.png", work: 1),
      .saveFailed(reason: "!", work: 1),
    ] as [EditCatIntent])
  func `Work that is no longer the newest changes nothing`(
    after intents: [EditCatIntent], _ late: EditCatIntent
  ) throws {
    let state = try Self.after(EditCatState(editing: try .grey(7)), intents)
    let (next, effects) = EditCatReducer().reduce(state, late)
    #expect(next == state)
    #expect(effects == [])
  }

  private static func after(
    _ state: EditCatState, _ intents: [EditCatIntent]
  ) throws -> EditCatState {
    try intents.reduce(state) { try #require(EditCatReducer().reduce($0, $1).0) }
  }
}
