import CommandLineKit
import TerminalUI
import Testing

@testable import todo

@Suite("The script of keys")
struct KeyScriptTests {
  @Test("Every character is a key")
  func everyCharacterKey() throws {
    #expect(try KeyScript.parse("") == [])
    #expect(try KeyScript.parse("a >é👩‍👧") == [key("a"), key(" "), key(">"), key("é"), key("👩‍👧")])
    #expect(try KeyScript.parse("\n\u{1B}") == [key("\n"), key("\u{1B}")])
  }

  @Test(
    "Words are keys and steps",
    arguments: [
      ("<enter>", KeyStep.key(.enter)), ("<esc>", .key(.escape)), ("<tab>", .key(.tab)),
      ("<space>", .key(.space)), ("<up>", .key(.up)), ("<down>", .key(.down)),
      ("<left>", .key(.left)), ("<right>", .key(.right)), ("<backspace>", .key(.backspace)),
      ("<lt>", .key("<")), ("<wait>", .wait), ("<frame>", .frame),
    ])
  func wordsKeysSteps(word: String, step: KeyStep) throws {
    #expect(try KeyScript.parse("x" + word + "y") == [key("x"), step, key("y")])
  }

  @Test("A link is a step, whatever it says", arguments: ["todo://todos/1?a=<b", "x", ""])
  func links(link: String) throws {
    let script = "a<open:" + link + ">b"
    #expect(try KeyScript.parse(script) == [key("a"), .open(link), key("b")])
    #expect(KeyScript.text(of: try KeyScript.parse(script)) == script)
  }

  @Test(
    "Other words are refused",
    arguments: ["<>", "<open>", "<foo>", "<Enter>", "<<enter>", "< enter>"])
  func otherWordsRefused(word: String) {
    #expect(throws: ValueError.unknownKey(word)) { try KeyScript.parse("a" + word + "b") }
  }

  @Test("A word must end")
  func wordEnd() {
    #expect(throws: ValueError.unclosedKey("<enter")) { try KeyScript.parse("a<enter") }
    #expect(throws: ValueError.unclosedKey("<")) { try KeyScript.parse("<") }
    #expect(throws: ValueError.unclosedKey("<aaaaaaaaaaaaaaaaaaa…")) {
      try KeyScript.parse("<" + String(repeating: "a", count: 1000))
    }
  }

  private func key(_ character: Character) -> KeyStep { .key(.character(character)) }
}
