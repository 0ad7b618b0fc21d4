import CommandLineKit
import Testing

struct SuggestionTests {
  @Test(
    arguments: [
      ("--stor", "--store"), ("--STORE", "--store"), ("--sotre", "--store"), ("--keyss", "--keys"),
    ])
  func aSlipOfTheFingerIsUnderstood(word: String, meant: String) {
    #expect(Suggestion.closest(to: word, among: ["--store", "--keys"]) == meant)
  }

  @Test(arguments: ["", "x", "--unlike", String(repeating: "--store", count: 9)])
  func whatIsFarFromEverythingIsNot(word: String) {
    #expect(Suggestion.closest(to: word, among: ["--store", "--keys"]) == nil)
  }

  @Test func ofTwoThatAreAsCloseNeitherIsOffered() {
    #expect(Suggestion.closest(to: "mvx", among: ["mvc", "mvp"]) == nil)
  }

  @Test func aWordThatSharesAlmostNothingIsNoSuggestion() {
    #expect(Suggestion.closest(to: "ab", among: ["cd", "abc"]) == "abc")
    #expect(Suggestion.closest(to: "zz", among: ["cd"]) == nil)
  }
}
