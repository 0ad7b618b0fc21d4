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
    let loaded = after(found, [.pictureArrived(picture, load: 1)])
    let editing = after(loaded, [.editPressed])
    let filtering = after(editing, [.editor(.choiceMoved(by: 1))])
    return [
      LoadTransition("A load shows a spinner", first, .loadPressed, effects: [.load(1)]) {
        $0.load = 1
        $0.lastWork = 1
      },
      LoadTransition("Then the address", loading, .addressArrived(address, load: 1)) {
        $0.caption = "cat:1"
      },
      LoadTransition("Then the picture", found, .pictureArrived(picture, load: 1)) {
        $0.load = nil
        $0.loaded = picture
      },
      LoadTransition(
        "A new load clears what the last one left", loaded, .loadPressed, effects: [.load(2)]
      ) {
        $0 = LoadCatState(load: 2, lastWork: 2)
      },
      LoadTransition("A second load while one goes on does nothing", found, .loadPressed),
      LoadTransition("A failure is the caption", found, .loadFailed(.timedOut, load: 1)) {
        $0.load = nil
        $0.caption = "The cat service took too long."
      },
      LoadTransition("A load is cancelled", found, .cancelPressed, effects: [.cancel(1)]) {
        $0.load = nil
        $0.caption = "Cancelled."
      },
      LoadTransition("Cancelling when nothing loads does nothing", loaded, .cancelPressed),
      LoadTransition("Editing opens an editor for the picture", loaded, .editPressed) {
        $0.editor = EditCatState(editing: picture, lastWork: 1)
      },
      LoadTransition("Without a picture there is nothing to edit", loading, .editPressed),
      LoadTransition(
        "What happens to the editor is the editor's to know", editing,
        .editor(.choiceMoved(by: 1)), effects: [.editor(.filter(.mono, picture, work: 2))]
      ) {
        $0.editor = filtering.editor
        $0.lastWork = 2
      },
      LoadTransition(
        "The editor closes, whatever goes on in it", filtering, .editor(.cancelPressed),
        effects: [.editor(.cancel)]
      ) { $0.editor = nil },
      LoadTransition("What comes for a closed editor is late", loaded, .editor(.alertAnswered)),
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
      .addressArrived(address, load: 1), .pictureArrived(try .grey(7), load: 1),
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

  @Test func `What comes for an editor that was closed changes nothing in the next one`() throws {
    let loaded = LoadCatState(loaded: try .grey(7))
    let open: [LoadCatIntent] = [.editPressed, .editor(.choiceMoved(by: 1))]
    let state = Self.after(loaded, open + [.editor(.cancelPressed)] + open)
    let late = LoadCatIntent.editor(.filtered(try .grey(100), work: 1))
    #expect(LoadCatReducer().reduce(state, late).0 == state)
    let inTime = LoadCatIntent.editor(.filtered(try .grey(100), work: 2))
    #expect(LoadCatReducer().reduce(state, inTime).0.editor?.shown == (try .grey(100)))
  }

  private static func after(_ state: LoadCatState, _ intents: [LoadCatIntent]) -> LoadCatState {
    intents.reduce(state) { LoadCatReducer().reduce($0, $1).0 }
  }
}
