import Presentation
import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's state")
nonisolated struct EditCatStateTests {
  @Test func `It opens with the original picture and every choice`() throws {
    let state = EditCatState(editing: try .grey(7))
    #expect(state.picture == CatPicture(try .grey(7)))
    #expect(state.choices == EditCatFormatter().choices)
    #expect(state.choice == 0)
  }

  @Test func `It shows what was made of the picture`() throws {
    var state = EditCatState(editing: try .grey(7))
    state.shown = try .grey(100)
    #expect(state.picture == CatPicture(try .grey(100)))
  }

  @Test(
    arguments: [
      (.idle, ["choose", "save"]), (.filtering, ["choose"]), (.saving, []),
      (.saved(name: "cat-1.png"), ["choose"]), (.failed(reason: "!"), ["choose"]),
    ] as [(EditCatState.Phase, [String])])
  func `What can be done depends on what goes on`(
    _ phase: EditCatState.Phase, enabled: [String]
  ) throws {
    var state = EditCatState(editing: try .grey(7))
    state.phase = phase
    #expect((state.canChoose ? ["choose"] : []) + (state.canSave ? ["save"] : []) == enabled)
    #expect(state.isFiltering == (phase == .filtering))
    #expect(state.isSaving == (phase == .saving))
  }

  @Test(
    arguments: [
      (.idle, nil), (.filtering, nil), (.saving, nil), (.closed, nil),
      (.saved(name: "cat-1.png"), Notice("Saved as cat-1.png.")),
      (.failed(reason: "!"), Notice("Couldn't save the picture.", reason: "!")),
    ] as [(EditCatState.Phase, Notice?)])
  func `It says how saving ended`(
    _ phase: EditCatState.Phase, notice: Notice?
  ) throws {
    var state = EditCatState(editing: try .grey(7))
    state.phase = phase
    #expect(state.notice == notice)
  }
}
