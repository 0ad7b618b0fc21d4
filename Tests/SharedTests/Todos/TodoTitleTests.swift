import Shared
import Testing

@Suite("Titles")
struct TodoTitleTests {
  @Test(
    arguments: [
      ("Buy milk", "Buy milk"), ("  Buy milk\t", "Buy milk"), ("\r\nBuy  milk\n\n", "Buy  milk"),
      ("\u{A0}Milk\u{3000}\u{2003}", "Milk"), ("\u{2028}Milk\u{2029}\u{85}", "Milk"),
      ("\u{1B}[31mred\u{7}", "\u{1B}[31mred\u{7}"), ("a\0b", "a\0b"), ("\u{200B}", "\u{200B}"),
      ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
    ])
  func `White space around a title is trimmed`(text: String, title: String) throws {
    #expect(try TodoTitle.validate(text) == title)
  }

  @Test(arguments: ["", " ", "\n", "\t \r\n", "\u{A0}\u{3000}\u{2028}"])
  func `White space alone isn't a title`(text: String) {
    #expect(throws: TodoTitle.Invalid.empty) { try TodoTitle.validate(text) }
  }

  @Test(arguments: ["a", "é", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "z\u{334}\u{335}\u{336}\u{337}"])
  func `A character is what a reader takes for one`(character: String) throws {
    let longest = String(repeating: character, count: 200)
    #expect(try TodoTitle.validate(longest) == longest)
    #expect(try TodoTitle.validate("  " + longest + "  ") == longest)
    #expect(throws: TodoTitle.Invalid.tooLong) { try TodoTitle.validate(longest + character) }
  }

  @Test(arguments: ["Caf\u{E9}", "Cafe\u{301}"])
  func `A title keeps its bytes`(text: String) throws {
    #expect(Array(try TodoTitle.validate(" " + text).utf8) == Array(text.utf8))
  }
}
