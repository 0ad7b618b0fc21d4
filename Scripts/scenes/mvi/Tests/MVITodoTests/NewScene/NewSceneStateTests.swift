import Testing

@testable import MVITodo

@Suite("The state of NewScene")
nonisolated struct NewSceneStateTests {
  @Test("Before the first load it claims nothing")
  func unloaded() {
    #expect(NewSceneState().left == "")
  }

  @Test("What was counted is shown in words")
  func loaded() {
    #expect(NewSceneState(count: 2).left == "2 todos left")
  }
}
