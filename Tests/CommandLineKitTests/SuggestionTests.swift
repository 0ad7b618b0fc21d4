import CommandLineKit
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    arguments: [
      ("--stor", "--store"), ("--STORE", "--store"), ("--sotre", "--store"), ("--keyss", "--keys"),
    ])
  func `A slip of the finger is understood`(word: String, meant: String) {
    #expect(Suggestion.closest(to: word, among: ["--store", "--keys"]) == meant)
  }

  @Test(arguments: ["", "x", "--unlike", String(repeating: "--store", count: 9)])
  func `A word far from all options suggests nothing`(word: String) {
    #expect(Suggestion.closest(to: word, among: ["--store", "--keys"]) == nil)
  }

  @Test func `Of two that are as close, neither is offered`() {
    #expect(Suggestion.closest(to: "mvx", among: ["mvc", "mvp"]) == nil)
  }

  @Test func `Two letters that were swapped are one slip`() {
    #expect(Suggestion.closest(to: "--fromat", among: ["--from", "--format"]) == "--format")
  }

  @Test func `A word with almost nothing in common isn't suggested`() {
    #expect(Suggestion.closest(to: "ab", among: ["cd", "abc"]) == "abc")
    #expect(Suggestion.closest(to: "zz", among: ["cd"]) == nil)
  }
}
