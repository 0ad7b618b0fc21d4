import Testing

@testable import MVIStore

@Suite("What is selected for the view of NewScene")
nonisolated struct NewScenePropsTests {
  @Test func `Before the first load it has no number`() {
    #expect(NewSceneProps(NewSceneState()).left == "")
  }

  @Test func `A failure is said in words`() {
    #expect(NewSceneProps(NewSceneState()).failure == nil)
    #expect(
      NewSceneProps(NewSceneState(loadFailure: "!")).failure
        == NewSceneProps.Failure(message: "Couldn't load the todos.", reason: "!"))
  }

  @Test func `What was counted is shown in words`() {
    #expect(NewSceneProps(NewSceneState(count: 2)).left == "2 todos left")
  }
}
