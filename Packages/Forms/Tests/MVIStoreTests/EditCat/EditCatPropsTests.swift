import Presentation
import Shared
import TestSupport
import Testing

@testable import MVIStore

@Suite("What is selected for the editor's view")
nonisolated struct EditCatPropsTests {
  @Test func `Without an editor there is nothing`() {
    #expect(EditCatProps(AppState()) == nil)
  }

  @Test(
    arguments: [
      (.idle, ["choose", "save"], nil), (.filtering, ["choose"], nil), (.saving, [], nil),
      (.saved(name: "cat-1.png"), ["choose"], Notice("Saved as cat-1.png.")),
      (.failed(reason: "!"), ["choose"], Notice("Couldn't save the picture.", reason: "!")),
    ] as [(EditCatState.Phase, [String], Notice?)])
  func `What can be done and what is said follow from the phase`(
    _ phase: EditCatState.Phase, enabled: [String], notice: Notice?
  ) throws {
    var state = AppState()
    state.editCat = EditCatState(editing: try .grey(7))
    state.editCat?.phase = phase
    let props = try #require(EditCatProps(state))
    #expect(props.picture == CatPicture(try .grey(7)))
    #expect(props.choices == EditCatFormatter().choices)
    #expect(props.choice == 0)
    #expect((props.canChoose ? ["choose"] : []) + (props.canSave ? ["save"] : []) == enabled)
    #expect(props.isFiltering == (phase == .filtering))
    #expect(props.isSaving == (phase == .saving))
    #expect(props.notice == notice)
  }
}
