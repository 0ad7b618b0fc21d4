import CommandLineKit
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "A slip of the finger is understood",
    arguments: [
      ("--stor", "--store"), ("--STORE", "--store"), ("--sotre", "--store"), ("--keyss", "--keys"),
    ])
  func slipFingerUnderstood(word: String, meant: String) {
    #expect(Suggestion.closest(to: word, among: ["--store", "--keys"]) == meant)
  }

  @Test(
    "What is far from everything is no suggestion",
    arguments: ["", "x", "--unlike", String(repeating: "--store", count: 9)])
  func farEverythingNo(word: String) {
    #expect(Suggestion.closest(to: word, among: ["--store", "--keys"]) == nil)
  }

  @Test("Of two that are as close, neither is offered")
  func twoCloseNeither() {
    #expect(Suggestion.closest(to: "mvx", among: ["mvc", "mvp"]) == nil)
  }

  @Test("Two letters that were swapped are one slip")
  func swappedOneSlip() {
    #expect(Suggestion.closest(to: "--fromat", among: ["--from", "--format"]) == "--format")
  }

  @Test("A word that shares almost nothing is no suggestion")
  func wordSharesAlmost() {
    #expect(Suggestion.closest(to: "ab", among: ["cd", "abc"]) == "abc")
    #expect(Suggestion.closest(to: "zz", among: ["cd"]) == nil)
  }
}
