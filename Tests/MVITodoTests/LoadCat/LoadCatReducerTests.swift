import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The cat loader's reducer")
nonisolated struct LoadCatReducerTests {
  typealias LoadTransition = Transition<LoadCatReducer>

  private static let reducer = LoadCatReducer()
  private static let address = CatAddress("cat:1")
  private static let first = LoadCatState()
  private static let loading = reducer.after(first, .loadPressed)
  private static let found = reducer.after(loading, answer: .addressArrived(address))

  private static func transitions() throws -> [LoadTransition] {
    let picture = try Bitmap.grey(7)
    let loaded = reducer.after(found, answer: .pictureArrived(address, picture))
    let editing = reducer.after(loaded, .editPressed)
    let filtering = reducer.after(editing, .editor(.choiceMoved(by: 1)))
    return [
      LoadTransition("A load shows a spinner", first, .loadPressed, effects: [.load]) {
        $0.phase = .loading(nil)
      },
      LoadTransition("Then the address", loading, answer: .addressArrived(address)) {
        $0.phase = .loading(address)
      },
      LoadTransition("Then the picture", found, answer: .pictureArrived(address, picture)) {
        $0.phase = .loaded(address, picture)
      },
      LoadTransition(
        "A new load clears what the last one left", loaded, .loadPressed, effects: [.load]
      ) { $0.phase = .loading(nil) },
      LoadTransition("A second load while one goes on does nothing", found, .loadPressed),
      LoadTransition("A failure is kept", found, answer: .loadFailed(.timedOut)) {
        $0.phase = .failed(.timedOut)
      },
      LoadTransition("A load is cancelled", found, .cancelPressed, effects: [.cancel]) {
        $0.phase = .failed(.cancelled)
      },
      LoadTransition("Cancelling when nothing loads does nothing", loaded, .cancelPressed),
      LoadTransition("Editing opens an editor for the picture", loaded, .editPressed) {
        $0.editor = EditCatState(editing: picture)
      },
      LoadTransition("Without a picture there is nothing to edit", loading, .editPressed),
      LoadTransition(
        "What the user does in the editor is the editor's to know", editing,
        .editor(.choiceMoved(by: 1)), effects: [.editor(.filter(.mono, picture))]
      ) { $0.editor = filtering.editor },
      LoadTransition(
        "And so is what it is answered", filtering, answer: .editor(.filtered(picture))
      ) { $0.editor?.phase = .idle },
      LoadTransition(
        "The editor closes, whatever goes on in it", filtering, .editor(.cancelPressed),
        effects: [.editor(.cancel)]
      ) { $0.editor = nil },
      LoadTransition("Without an editor nothing happens to it", loaded, .editor(.savePressed)),
    ]
  }

  @Test(arguments: try transitions())
  func `A state and what happens make the next state and its effects`(
    _ transition: LoadTransition
  ) {
    let (state, effects) = transition.reduced(by: Self.reducer)
    #expect(state == transition.after)
    #expect(effects == transition.effects)
  }
}
