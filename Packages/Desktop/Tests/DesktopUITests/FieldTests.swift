import CGtk
import Testing

@testable import DesktopUI

@Suite("Fields")
struct FieldTests {
  private let title: TextField
  private let due: StepField
  private let screen: Screen
  private let texts = Recording<String>()

  init() throws {
    try MainLoop.start()
    title = TextField("Title")
    due = StepField("Due", small: "Day", large: "Week")
    screen = try Screen(Scene(title: "Fields", content: View([title, due], buttons: [])))
    title.onChange = texts.record
  }

  private func type(_ text: String) {
    let entry = gtk_editable_get_delegate(title.editable)
    desktop_emit_text(UnsafeMutableRawPointer(entry), "insert-at-cursor", text)
  }

  @Test func `What is typed is told, what the program shows isn't`() {
    title.show("cat")
    type("s")
    #expect(title.text == "cats")
    #expect(texts.values == ["cats"])
  }

  @Test func `Of a pasted text with several lines all is kept, on one line`() {
    type("one\ntwo\r\nthree")
    #expect(title.text == "one two three")
    #expect(texts.values == ["one two three"])
  }

  @Test func `A NUL doesn't end a text`() {
    title.show("nul\0l")
    #expect(title.text == "nul\u{FFFD}l")
    #expect(Label("nul\0l").text == "nul\u{FFFD}l")
  }

  @Test func `The cursor is counted in characters, not in code points`() {
    var cursors: [Int] = []
    title.onEdit = { cursors.append($1) }
    title.show("👩‍👩‍👧e\u{301}x", cursor: 2)
    #expect(title.cursor == 2)
    #expect(cursors.isEmpty)
    type("y")
    #expect(title.cursor == 3)
    #expect(cursors.last == 3)
  }

  @Test func `Showing the same text leaves the cursor where it is`() {
    title.show("cats", cursor: 1)
    title.show("cats")
    #expect(title.cursor == 1)
  }

  @Test func `Arrow keys move a value by small and large steps, other keys don't`() {
    var steps: [String] = []
    due.onStep = { steps.append("\($0) \($1)") }
    let taken = [Key.left, .right, .up, .down, .enter, "x"].map(due.press)
    #expect(steps == ["small -1", "small 1", "large -1", "large 1"])
    #expect(taken == [true, true, true, true, false, false])
  }

  @Test func `The first field has the focus, and the other one announces that it gets it`() {
    #expect(title.isFocused)
    due.focus()
    #expect(due.isFocused)
    #expect(!title.isFocused)
  }

  @Test func `Assistive technology reads their names`() {
    for (field, name) in [(title as Field, "Title"), (due, "Due")] {
      let entries = field.pointer.descendants(gtk_entry_get_type())
      #expect(entries.map { desktop_has_accessible_label($0, name) != 0 } == [true])
    }
  }
}
