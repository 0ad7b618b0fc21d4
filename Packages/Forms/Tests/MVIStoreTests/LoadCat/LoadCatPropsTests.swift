import Presentation
import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("What is selected for the cat loader's view")
nonisolated struct LoadCatPropsTests {
  private static let address = CatAddress("cat:1")

  @Test(
    arguments: [
      (.empty, "", ["load"]), (.loading(nil), "", ["cancel"]),
      (.loading(address), "cat:1", ["cancel"]),
      (.loaded(address, try .grey(7)), "cat:1", ["load", "edit"]),
      (.failed(.timedOut), "The cat service took too long.", ["load"]),
    ] as [(LoadCatState.Phase, String, [String])])
  func `The caption and what can be done follow from the phase`(
    _ phase: LoadCatState.Phase, caption: String, enabled: [String]
  ) throws {
    var state = AppState()
    state.loadCat.phase = phase
    let props = LoadCatProps(state)
    #expect(props.caption == caption)
    #expect(
      (props.canLoad ? ["load"] : []) + (props.canCancel ? ["cancel"] : [])
        + (props.canEdit ? ["edit"] : []) == enabled)
    #expect(props.isLoading == props.canCancel)
    #expect(try props.picture == (props.canEdit ? CatPicture(.grey(7)) : nil))
    #expect(!props.isEditorOpen)
    state.editCat = EditCatState(editing: try .grey(7))
    #expect(LoadCatProps(state).isEditorOpen)
  }
}
