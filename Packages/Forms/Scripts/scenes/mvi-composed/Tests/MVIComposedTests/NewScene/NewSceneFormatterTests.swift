import Testing

@testable import MVIComposed

@Suite("The words of NewScene")
struct NewSceneFormatterTests {
  private let formatter = NewSceneFormatter()

  @Test(arguments: [(0, "0 todos left"), (1, "1 todo left"), (2, "2 todos left")])
  func `The number left is put into words`(count: Int, words: String) {
    #expect(formatter.left(count) == words)
  }

  @Test func `A failure is put into words`() {
    #expect(formatter.loadFailure == "Couldn't load the todos.")
  }
}
