import Presentation
import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The editor's state")
nonisolated struct EditCatStateTests {
  @Test func `It opens with the original picture and every choice`() throws {
    let state = EditCatState(editing: try .grey(7), lastWork: 0)
    #expect(state.picture == CatPicture(try .grey(7)))
    #expect(state.choices == EditCatFormatter().choices)
    #expect(state.choice == 0)
  }

  @Test func `It shows what was made of the picture`() throws {
    var state = EditCatState(editing: try .grey(7), lastWork: 0)
    state.shown = try .grey(100)
    #expect(state.picture == CatPicture(try .grey(100)))
  }

  @Test(
    arguments: [(nil, ["choose", "save"]), (.filtering(1), ["choose"]), (.saving(1), [])]
      as [(EditCatState.Work?, [String])])
  func `What can be done depends on what goes on`(
    _ work: EditCatState.Work?, enabled: [String]
  ) throws {
    var state = EditCatState(editing: try .grey(7), lastWork: 0)
    state.work = work
    #expect(
      (state.canChoose ? ["choose"] : []) + (state.canSave ? ["save"] : []) == enabled)
    #expect(state.isFiltering == (work == .filtering(1)))
    #expect(state.isSaving == (work == .saving(1)))
  }
}
