import Shared
import Testing

@testable import MVITodo

@Suite("The editor's reducer")
nonisolated struct EditCatReducerTests {
  typealias EditTransition = Transition<EditCatState, EditCatIntent, EditCatEffect>

  private static func transitions() throws -> [EditTransition] {
    let original = try Bitmap.grey(7)
    let filtered = try Bitmap.grey(100)
    let opened = EditCatReducer().start(editing: original)
    let filtering = after(opened, [.choiceMoved(by: 1)])
    let shown = after(filtering, [.filtered(filtered, work: 1)])
    let saving = after(shown, [.savePressed])
    let saved = after(saving, [.saved(name: "cat-1.png", work: 2)])
    let failed = after(saving, [.saveFailed(reason: "!", work: 2)])
    return [
      EditTransition("The choice moves up to the first", opened, .choiceMoved(by: -1)),
      EditTransition(
        "The choice moves down to the last", opened, .choiceMoved(by: 20),
        effects: [.filter(.transfer, original, work: 1)]
      ) {
        $0.choice = 9
        $0.isFiltering = true
        $0.work = 1
        $0.lastWork = 1
      },
      EditTransition(
        "Every choice filters the original", shown, .choiceMoved(by: 1),
        effects: [.filter(.sepia, original, work: 2)]
      ) {
        $0.choice = 2
        $0.isFiltering = true
        $0.work = 2
        $0.lastWork = 2
      },
      EditTransition("A filtered picture is shown", filtering, .filtered(filtered, work: 1)) {
        $0.shown = filtered
        $0.picture = .grey(100)
        $0.isFiltering = false
      },
      EditTransition(
        "Saving saves what is shown", shown, .savePressed, effects: [.save(filtered, work: 2)]
      ) {
        $0.isSaving = true
        $0.work = 2
        $0.lastWork = 2
      },
      EditTransition(
        "A saved picture's name is said", saving, .saved(name: "cat-1.png", work: 2)
      ) {
        $0.isSaving = false
        $0.isSaved = true
        $0.notice = EditCatNotice(message: "Saved as cat-1.png.", reason: nil)
      },
      EditTransition(
        "A picture that can't be saved says why", saving, .saveFailed(reason: "!", work: 2)
      ) {
        $0.isSaving = false
        $0.notice = EditCatNotice(message: "Couldn't save the picture.", reason: "!")
      },
      EditTransition("What was saved closes when that was read", saved, .alertAnswered) {
        $0.notice = nil
        $0.isClosed = true
      },
      EditTransition("What wasn't saved stays", failed, .alertAnswered) { $0.notice = nil },
      EditTransition("Cancelling closes", filtering, .cancelPressed, effects: [.cancel]) {
        $0.isClosed = true
      },
    ]
  }

  @Test("A state and an intent make the next state and its effects", arguments: try transitions())
  func reduces(_ transition: EditTransition) {
    let (state, effects) = EditCatReducer().reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test("It opens with the picture as it came, and every choice")
  func opens() throws {
    let state = EditCatReducer().start(editing: try .grey(7))
    #expect(state.picture == .grey(7))
    #expect(state.choices == PictureFilter.allCases.map(EditCatFormatter().title))
    #expect(state.choice == 0)
  }

  @Test(
    "Work that is no longer the newest changes nothing",
    arguments: [
      .filtered(try .grey(100), work: 1), .saved(name: "cat-1.png", work: 1),
      .saveFailed(reason: "!", work: 1),
    ] as [EditCatIntent])
  func late(_ late: EditCatIntent) throws {
    let state = Self.after(
      EditCatReducer().start(editing: try .grey(7)), [.choiceMoved(by: 1), .choiceMoved(by: 1)])
    let (next, effects) = EditCatReducer().reduce(state, late)
    #expect(next == state)
    #expect(effects == [])
  }

  private static func after(_ state: EditCatState, _ intents: [EditCatIntent]) -> EditCatState {
    intents.reduce(state) { EditCatReducer().reduce($0, $1).0 }
  }
}
