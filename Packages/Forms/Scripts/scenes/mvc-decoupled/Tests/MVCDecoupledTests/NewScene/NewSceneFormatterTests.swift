import Testing

@testable import MVCDecoupled

@Suite("The words of NewScene")
struct NewSceneFormatterTests {
  private let formatter = NewSceneFormatter()

  @Test(
    "What is left has a number",
    arguments: [(0, "0 todos left"), (1, "1 todo left"), (2, "2 todos left")])
  func left(count: Int, words: String) {
    #expect(formatter.left(count) == words)
  }

  @Test("A failure has words")
  func failure() {
    #expect(formatter.loadFailure == "Couldn't load the todos.")
  }
}
