import Presentation
import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The cat loader's state")
nonisolated struct LoadCatStateTests {
  private static let address = CatAddress("cat:1")

  @Test(
    arguments: [
      (.empty, ""), (.loading(nil), ""), (.loading(address), "cat:1"),
      (.loaded(address, try .grey(7)), "cat:1"),
      (.failed(.timedOut), "The cat service took too long."),
    ] as [(LoadCatState.Phase, String)])
  func `The caption is the address, or why there is no cat`(
    _ phase: LoadCatState.Phase, caption: String
  ) {
    #expect(LoadCatState(phase: phase).caption == caption)
  }

  @Test func `A picture is shown as it was loaded`() throws {
    #expect(LoadCatState().picture == nil)
    #expect(
      LoadCatState(phase: .loaded(Self.address, try .grey(7))).picture
        == CatPicture(try .grey(7)))
  }

  @Test(
    arguments: [
      (.empty, ["load"]), (.loading(nil), ["cancel"]),
      (.loaded(address, try .grey(7)), ["load", "edit"]), (.failed(.cancelled), ["load"]),
    ] as [(LoadCatState.Phase, [String])])
  func `What can be done depends on whether it loads and whether it has a picture`(
    _ phase: LoadCatState.Phase, enabled: [String]
  ) {
    let state = LoadCatState(phase: phase)
    #expect(
      (state.canLoad ? ["load"] : []) + (state.canCancel ? ["cancel"] : [])
        + (state.canEdit ? ["edit"] : []) == enabled)
    #expect(state.isLoading == state.canCancel)
  }
}
