import Presentation
import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The cat loader's state")
nonisolated struct LoadCatStateTests {
  @Test func `A picture is shown as it was loaded`() throws {
    #expect(LoadCatState().picture == nil)
    #expect(LoadCatState(loaded: try .grey(7)).picture == CatPicture(try .grey(7)))
  }

  @Test(
    arguments: [
      (LoadCatState(), ["load"]), (LoadCatState(load: 1), ["cancel"]),
      (LoadCatState(loaded: try .grey(7)), ["load", "edit"]),
    ])
  func `What can be done depends on whether it loads and whether it has a picture`(
    _ state: LoadCatState, enabled: [String]
  ) {
    #expect(
      (state.canLoad ? ["load"] : []) + (state.canCancel ? ["cancel"] : [])
        + (state.canEdit ? ["edit"] : []) == enabled)
    #expect(state.isLoading == state.canCancel)
  }
}
