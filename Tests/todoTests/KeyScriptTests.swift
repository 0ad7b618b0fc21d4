import CommandLineKit
import TerminalUI
import Testing

@testable import todo

@Suite("The script of keys")
struct KeyScriptTests {
  @Test func `Every character is a key`() throws {
    #expect(try KeyScript.parse("") == [])
    #expect(try KeyScript.parse("a >é👩‍👧") == [key("a"), key(" "), key(">"), key("é"), key("👩‍👧")])
    #expect(try KeyScript.parse("\n\u{1B}") == [key("\n"), key("\u{1B}")])
  }

  @Test(
    arguments: [
      ("<enter>", KeyStep.key(.enter)), ("<esc>", .key(.escape)), ("<tab>", .key(.tab)),
      ("<space>", .key(.space)), ("<up>", .key(.up)), ("<down>", .key(.down)),
      ("<left>", .key(.left)), ("<right>", .key(.right)), ("<backspace>", .key(.backspace)),
      ("<lt>", .key("<")), ("<wait>", .wait), ("<frame>", .frame),
    ])
  func `Words are keys and steps`(word: String, step: KeyStep) throws {
    #expect(try KeyScript.parse("x" + word + "y") == [key("x"), step, key("y")])
  }

  @Test(arguments: ["todo://todos/1?a=<b", "x", ""])
  func `A link is a step, whatever it says`(link: String) throws {
    let script = "a<open:" + link + ">b"
    #expect(try KeyScript.parse(script) == [key("a"), .open(link), key("b")])
    #expect(KeyScript.text(of: try KeyScript.parse(script)) == script)
  }

  @Test(arguments: ["<>", "<open>", "<foo>", "<Enter>", "<<enter>", "< enter>"])
  func `Other words are refused`(word: String) {
    #expect(throws: ValueError.unknownKey(word)) { try KeyScript.parse("a" + word + "b") }
  }

  @Test func `A word must end`() {
    #expect(throws: ValueError.unclosedKey("<enter")) { try KeyScript.parse("a<enter") }
    #expect(throws: ValueError.unclosedKey("<")) { try KeyScript.parse("<") }
    #expect(throws: ValueError.unclosedKey("<aaaaaaaaaaaaaaaaaaa…")) {
      try KeyScript.parse("<" + String(repeating: "a", count: 1000))
    }
  }

  private func key(_ character: Character) -> KeyStep { .key(.character(character)) }
}
