import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The cat loader's reducer")
nonisolated struct LoadCatReducerTests {
  typealias LoadTransition = Transition<LoadCatState, LoadCatIntent, LoadCatEffect>

  private static let address = CatAddress("cat:1")
  private static let first = LoadCatState()
  private static let loading = after(first, [.loadPressed])
  private static let found = after(loading, [.addressArrived(address, load: 1)])

  private static func transitions() throws -> [LoadTransition] {
    let picture = try Bitmap.grey(7)
    let loaded = after(found, [.pictureArrived(address, picture, load: 1)])
    let editing = after(loaded, [.editPressed])
    let filtering = after(editing, [.editor(.choiceMoved(by: 1), number: 1)])
    return [
      LoadTransition("A load shows a spinner", first, .loadPressed, effects: [.load(1)]) {
        $0.phase = .loading(nil)
        $0.load = 1
      },
      LoadTransition("Then the address", loading, .addressArrived(address, load: 1)) {
        $0.phase = .loading(address)
      },
      LoadTransition("Then the picture", found, .pictureArrived(address, picture, load: 1)) {
        $0.phase = .loaded(address, picture)
      },
      LoadTransition(
        "A new load clears what the last one left", loaded, .loadPressed, effects: [.load(2)]
      ) {
        $0.phase = .loading(nil)
        $0.load = 2
      },
      LoadTransition("A second load while one goes on does nothing", found, .loadPressed),
      LoadTransition("A failure is kept", found, .loadFailed(.timedOut, load: 1)) {
        $0.phase = .failed(.timedOut)
      },
      LoadTransition("A load is cancelled", found, .cancelPressed, effects: [.cancel]) {
        $0.phase = .failed(.cancelled)
      },
      LoadTransition("Cancelling when nothing loads does nothing", loaded, .cancelPressed),
      LoadTransition("Editing opens an editor for the picture", loaded, .editPressed) {
        $0.editor = EditCatState(editing: picture)
        $0.editorNumber = 1
      },
      LoadTransition("Without a picture there is nothing to edit", loading, .editPressed),
      LoadTransition(
        "What happens to the editor is the editor's to know", editing,
        .editor(.choiceMoved(by: 1), number: 1),
        effects: [.editor(.filter(.mono, picture, work: 1), number: 1)]
      ) { $0.editor = filtering.editor },
      LoadTransition(
        "The editor closes, whatever goes on in it", filtering, .editor(.cancelPressed, number: 1),
        effects: [.editor(.cancel, number: 1)]
      ) { $0.editor = nil },
      LoadTransition(
        "What comes for a closed editor is late", loaded, .editor(.alertAnswered, number: 0)),
      LoadTransition(
        "What comes for another editor than the open one is late", editing,
        .editor(.choiceMoved(by: 1), number: 0)),
    ]
  }

  @Test(arguments: try transitions())
  func `A state and an intent make the next state and its effects`(_ transition: LoadTransition) {
    let (state, effects) = LoadCatReducer().reduce(transition.before, transition.intent)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }

  @Test(
    arguments: [[.cancelPressed], [.cancelPressed, .loadPressed]] as [[LoadCatIntent]],
    [
      .addressArrived(address, load: 1), .pictureArrived(address, try .grey(7), load: 1),
      .loadFailed(.cancelled, load: 1),
    ] as [LoadCatIntent])
  func `What comes too late changes nothing`(
    after intents: [LoadCatIntent], _ late: LoadCatIntent
  ) {
    let state = Self.after(Self.found, intents)
    let (next, effects) = LoadCatReducer().reduce(state, late)
    #expect(next == state)
    #expect(effects == [])
  }

  private static func after(_ state: LoadCatState, _ intents: [LoadCatIntent]) -> LoadCatState {
    intents.reduce(state) { LoadCatReducer().reduce($0, $1).0 }
  }
}
