import Testing

@testable import MVVMRouted

@Suite("The words of NewScene")
struct NewSceneFormatterTests {
  private let formatter = NewSceneFormatter()

  @Test(arguments: [(0, "0 todos left"), (1, "1 todo left"), (2, "2 todos left")])
  func `What is left has a number`(count: Int, words: String) {
    #expect(formatter.left(count) == words)
  }

  @Test func `A failure has words`() {
    #expect(formatter.loadFailure == "Couldn't load the todos.")
  }
}
