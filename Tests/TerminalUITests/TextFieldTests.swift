import TerminalUI
import Testing

struct TextFieldTests {
  private func type(_ keys: Key..., into text: String = "") -> TextField {
    var field = TextField(text: text)
    #expect(keys.map { field.press($0) } == keys.map { _ in true })
    return field
  }

  @Test func typingAddsAtTheCursor() {
    let field = type("a", "c", .left, "b")
    #expect(field.text == "abc")
    #expect(field.cursor == 2)
  }

  @Test func backspaceTakesAWholeGrapheme() {
    let field = type(.backspace, into: "a👩‍👩‍👧e\u{301}")
    #expect(field.text == "a👩‍👩‍👧")
    #expect(type(.backspace, .backspace, into: "a👩‍👩‍👧e\u{301}").text == "a")
  }

  @Test func theCursorMovesByGraphemesAndStopsAtTheEnds() {
    #expect(type(.left, .left, .left, into: "🇩🇪e\u{301}").cursor == 0)
    #expect(type(.right, into: "🇩🇪").cursor == 1)
    #expect(type(.left, .backspace, into: "🇩🇪e\u{301}").text == "e\u{301}")
  }

  @Test func atTheStartBackspaceDoesNothing() {
    #expect(type(.left, .backspace, into: "a").text == "a")
  }

  @Test func aCombiningMarkJoinsTheCharacterBefore() {
    let field = type("e", "\u{301}", "x")
    #expect(field.text == "e\u{301}x")
    #expect(field.cursor == 2)
  }

  @Test func emojiTypedInPartsBecomeOne() {
    let field = type("👩", "\u{200D}", "👧")
    #expect(field.text == "👩\u{200D}👧")
    #expect(field.cursor == 1)
  }

  @Test func lineBreaksArePastedAsBlanks() {
    let field = type(.left, .paste("1\r\n2\n3\r4"), into: "ab")
    #expect(field.text == "a1 2 3 4b")
    #expect(field.cursor == 8)
  }

  @Test(arguments: [Key.enter, .escape, .tab, .up, .down, .interrupt])
  func otherKeysAreNotForTheField(key: Key) {
    var field = TextField(text: "a")
    let isForField = field.press(key)
    #expect(!isForField)
    #expect(field == TextField(text: "a"))
  }
}
