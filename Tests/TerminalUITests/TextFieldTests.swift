import TerminalUI
import SeededNumbers
import Testing

@Suite("The text field")
struct TextFieldTests {
  private func type(_ keys: Key..., into text: String = "") -> TextField {
    var field = TextField(text: text)
    #expect(keys.map { field.press($0) } == keys.map { _ in true })
    return field
  }

  @Test func `Typing adds at the cursor`() {
    let field = type("a", "c", .left, "b")
    #expect(field.text == "abc")
    #expect(field.cursor == 2)
  }

  @Test(arguments: [(nil, 3), (1, 1), (0, 0), (3, 3), (4, 3), (-1, 0)] as [(Int?, Int)])
  func `It starts with the cursor at the end, or where it is told`(cursor: Int?, start: Int) {
    var field = TextField(text: "e\u{301}bc", cursor: cursor)
    #expect(field.cursor == start)
    _ = field.press(.right)
    #expect(field.cursor == min(start + 1, 3))
  }

  @Test func `Backspace takes a whole grapheme`() {
    let field = type(.backspace, into: "a👩‍👩‍👧e\u{301}")
    #expect(field.text == "a👩‍👩‍👧")
    #expect(type(.backspace, .backspace, into: "a👩‍👩‍👧e\u{301}").text == "a")
  }

  @Test func `The cursor moves by graphemes and stops at the ends`() {
    #expect(type(.left, .left, .left, into: "🇩🇪e\u{301}").cursor == 0)
    #expect(type(.right, into: "🇩🇪").cursor == 1)
    #expect(type(.left, .backspace, into: "🇩🇪e\u{301}").text == "e\u{301}")
  }

  @Test func `At the start backspace does nothing`() {
    #expect(type(.left, .backspace, into: "a").text == "a")
  }

  @Test func `A combining mark joins the character before`() {
    let field = type("e", "\u{301}", "x")
    #expect(field.text == "e\u{301}x")
    #expect(field.cursor == 2)
  }

  @Test func `Emoji typed in parts become one`() {
    let field = type("👩", "\u{200D}", "👧")
    #expect(field.text == "👩\u{200D}👧")
    #expect(field.cursor == 1)
  }

  /// Counting key by key must give the final number of characters; the seed is fixed.
  @Test func `The cursor is behind whatever was typed`() {
    var random = SeededGenerator(seed: 11)
    let scalars: [Unicode.Scalar] = [
      "a", " ", "\u{301}", "\u{200D}", "👩", "👧", "🇩", "🇪", "\u{1F3FD}", "\u{1100}", "\u{1161}",
      "\u{11A8}", "\u{915}", "\u{94D}", "\u{FE0F}", "\u{20E3}", "\u{600}", "\r", "\n", "\u{2028}",
    ]
    for _ in 0..<500 {
      var field = TextField()
      for _ in 0..<12 {
        let key: Key =
          Int.random(in: 0..<8, using: &random) == 0
          ? .left : .character(Character(scalars.randomElement(using: &random) ?? "a"))
        _ = field.press(key)
        #expect(field.cursor <= field.text.count)
      }
      var right = field
      for _ in 0..<13 { _ = right.press(.right) }
      #expect(right.cursor == field.text.count)
    }
  }

  @Test func `Line breaks are pasted as blanks`() {
    let field = type(.left, .paste("1\r\n2\n3\r4"), into: "ab")
    #expect(field.text == "a1 2 3 4b")
    #expect(field.cursor == 8)
  }

  @Test(arguments: [Key.enter, .escape, .tab, .up, .down, .interrupt])
  func `Other keys are not for the field`(key: Key) {
    var field = TextField(text: "a")
    let isForField = field.press(key)
    #expect(!isForField)
    #expect(field == TextField(text: "a"))
  }
}
