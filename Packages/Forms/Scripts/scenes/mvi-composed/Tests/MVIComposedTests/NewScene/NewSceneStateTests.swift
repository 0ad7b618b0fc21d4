import Testing

@testable import MVIComposed

@Suite("The state of NewScene")
nonisolated struct NewSceneStateTests {
  @Test func `Before the first load it has no number`() {
    #expect(NewSceneState().left == "")
  }

  @Test func `A failure is said in words`() {
    #expect(NewSceneState().failure == nil)
    #expect(
      NewSceneState(loadFailure: "!").failure
        == NewSceneState.Failure(message: "Couldn't load the todos.", reason: "!"))
  }

  @Test func `What was counted is shown in words`() {
    #expect(NewSceneState(count: 2).left == "2 todos left")
  }
}
