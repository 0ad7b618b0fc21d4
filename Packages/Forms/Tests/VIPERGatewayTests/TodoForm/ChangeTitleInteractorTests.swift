import TestSupport
import Testing

@testable import VIPERGateway

@Suite("Changing the title")
struct ChangeTitleInteractorTests {
  @Test func `The draft gets it as it was typed, and nothing else`() {
    let data = ScriptedTodoFormDataManager(TodoDraftEntity(today: .fixed))
    ChangeTitleInteractor(data: data).changeTitle(to: " A ")
    #expect(data.draft == TodoDraftEntity(id: nil, title: " A ", due: .fixed, earliest: .fixed))
  }

  @Test func `Before a draft there is nothing to change`() {
    let data = ScriptedTodoFormDataManager()
    ChangeTitleInteractor(data: data).changeTitle(to: "A")
    #expect(data.draft == nil)
  }
}
