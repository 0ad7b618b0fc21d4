import Presentation
import Testing

@testable import VIPERRoutes

@Suite("The data source of NewScene")
struct NewSceneDataPresenterTests {
  private let keeping = KeepingNewSceneSuperPresenter()
  private let data = NewSceneDataPresenter()

  init() {
    data.superPresenter = keeping
  }

  @Test func `Before the first load there is nothing to say`() {
    #expect(data.left == "")
    #expect(data.alert == nil)
  }

  @Test func `What is left is put into words`() {
    keeping.data.left = 2
    #expect(data.left == "2 todos left")
  }

  @Test func `A failure is put into words`() {
    keeping.data.failure = "No disk."
    #expect(data.alert == .notice(Notice("Couldn't load the todos.", reason: "No disk.")))
  }

  @Test func `Without its presenter there is nothing to say`() {
    keeping.data.left = 2
    data.superPresenter = nil
    #expect(data.left == "")
  }
}
