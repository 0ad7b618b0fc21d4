import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Changing the title")
struct ChangeTitleInteractorTests {
  @Test("The draft gets it as it was typed, and nothing else")
  func changes() {
    let data = ScriptedTodoFormDataManager(TodoDraftEntity(today: .fixed))
    ChangeTitleInteractor(data: data).changeTitle(to: " A ")
    #expect(data.draft == TodoDraftEntity(id: nil, title: " A ", due: .fixed, earliest: .fixed))
  }

  @Test("Before a draft there is nothing to change")
  func nothingStarted() {
    let data = ScriptedTodoFormDataManager()
    ChangeTitleInteractor(data: data).changeTitle(to: "A")
    #expect(data.draft == nil)
  }
}
