import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("The cat loader's reducer")
nonisolated struct LoadCatReducerTests {
  typealias LoadTransition = Transition<LoadCatState>

  private static let address = CatAddress("cat:1")
  private static let found = LoadCatState(phase: .loading(address))

  private static func transitions() throws -> [LoadTransition] {
    let picture = try Bitmap.grey(7)
    let loaded = LoadCatState(phase: .loaded(address, picture))
    return [
      LoadTransition("A load clears what the last one left", loaded, LoadCatAction.loadPressed) {
        $0.phase = .loading(nil)
      },
      LoadTransition(
        "A second load while one goes on does nothing", found, LoadCatAction.loadPressed),
      LoadTransition(
        "The address is shown at once", LoadCatState(phase: .loading(nil)),
        LoadCatAction.addressArrived(address)
      ) { $0 = found },
      LoadTransition("Then the picture", found, LoadCatAction.pictureArrived(address, picture)) {
        $0 = loaded
      },
      LoadTransition("A failure is kept", found, LoadCatAction.loadFailed(.timedOut)) {
        $0.phase = .failed(.timedOut)
      },
      LoadTransition("A load is cancelled", found, LoadCatAction.cancelPressed) {
        $0.phase = .failed(.cancelled)
      },
      LoadTransition(
        "Cancelling when nothing loads does nothing", loaded, LoadCatAction.cancelPressed),
      LoadTransition("What another scene does changes nothing", loaded, TodoListAction.appeared),
    ]
  }

  @Test(arguments: try transitions())
  func `A state and an action make the next state`(_ transition: LoadTransition) {
    #expect(LoadCatReducer().reduce(transition.action, transition.before) == transition.after)
  }
}
