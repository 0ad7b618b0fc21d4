import Testing

@testable import VIPERRoutes

@Suite("The data source of NewScene")
struct NewSceneDataPresenterTests {
  private let keeping = KeepingNewSceneSuperPresenter()
  private let data = NewSceneDataPresenter()

  init() {
    data.superPresenter = keeping
  }

  @Test("Before the first load there is nothing to say")
  func empty() {
    #expect(data.left == "")
    #expect(data.alert == nil)
  }

  @Test("What is left is put into words")
  func words() {
    keeping.data.left = 2
    #expect(data.left == "2 todos left")
  }

  @Test("A failure is put into words")
  func failure() {
    keeping.data.failure = "No disk."
    #expect(data.alert == .notice("Couldn't load the todos.", reason: "No disk."))
  }

  @Test("Without its presenter there is nothing to say")
  func gone() {
    keeping.data.left = 2
    data.superPresenter = nil
    #expect(data.left == "")
  }
}
