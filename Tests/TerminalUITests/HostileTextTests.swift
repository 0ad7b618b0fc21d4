import SeededNumbers
import Testing

@testable import TerminalUI

@Suite("Hostile text")
struct HostileTextTests {
  @Test(
    arguments: [
      ("a\u{1B}[31mb", "a�[31mb"),
      ("a\u{1B}]0;t\u{7}b", "a�]0;t�b"),
      ("a\nb\r\nc\u{0}", "a�b��c�"),
      ("\u{7F}\u{80}\u{9B}", "���"),
      ("\u{202E}a\u{2066}b\u{200F}\u{061C}", "�a�b��"),
      ("\u{2028}\u{2029}", "��"),
      ("\u{200B}\u{FEFF}\u{2060}\u{AD}", "����"),
      ("\u{E000}\u{FFFF}\u{10FFFF}\u{378}", "����"),
      ("\u{301}\u{302}x", "��x"),
      ("\u{200D}x\u{200D}", "�x"),
      ("\u{3164}\u{115F}", "��"),
      ("a\u{E0041}", "a�"),
    ])
  func `What is forbidden is replaced`(text: String, shown: String) {
    #expect(Line(text).cells.map(\.text).joined() == shown)
  }

  @Test(
    arguments: [
      ("e\u{301}", 1), ("é", 1), ("漢", 2), ("カ", 2), ("한", 2), ("Ａ", 2), ("ｶ", 1), ("　", 2),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("©", 1),
      ("…", 1), ("→", 1), ("α", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("न\u{200C}", 1),
    ])
  func `A grapheme takes one cell or two`(text: String, width: Int) {
    let line = Line(text)
    #expect(line.cells.map(\.text).joined() == text)
    #expect(line.width == width)
  }

  @Test func `Marks stay in their cell and are limited`() {
    let line = Line("a" + String(repeating: "\u{301}", count: 100_000) + "b")
    #expect(line.cells.map { $0.text.unicodeScalars.count } == [10, 1])
  }

  @Test func `A cut through joined emoji joins nothing else`() {
    let family = Array(repeating: "👩", count: 9).joined(separator: "\u{200D}")
    let line = Line(family + "👩")
    #expect(line.cells.map(\.text).joined().count == 2)
    #expect(line.width == 4)
  }

  @Test func `A wide character does not reach over an edge`() {
    #expect(Line("a漢").prefix(2).cells.map(\.text) == ["a", " "])
    #expect(Line("漢a").suffix(2).cells.map(\.text) == [" ", "a"])
    #expect(Line("漢漢漢").clipped(to: 4).cells.map(\.text) == ["漢", "", " ", "…"])
    #expect(Line("漢漢").covered(by: Line("x"), at: 1).cells.map(\.text) == [" ", "x", "漢", ""])
    #expect(Line("漢漢").covered(by: Line("x"), at: 2).cells.map(\.text) == ["漢", "", "x", " "])
  }

  /// No random text may overflow its row, vanish or contain an escape; the seed is fixed.
  @Test func `Any text fills its row exactly`() {
    var random = SeededGenerator(seed: 7)
    let alphabet: [Unicode.Scalar] = [
      "a", " ", "\u{1B}", "[", "\n", "\r", "\u{301}", "\u{200D}", "\u{FE0F}", "👩", "🇩", "漢",
      "\u{202E}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{9B}", "\u{0600}", "\u{E000}", "\u{94D}",
      "\u{915}", "\u{1F3FD}", "\u{7F}", "\u{FFFF}", "1", "\u{20E3}",
    ]
    for _ in 0..<2000 {
      let length = Int.random(in: 0...30, using: &random)
      let scalars = (0..<length).compactMap { _ in alphabet.randomElement(using: &random) }
      let text = String(String.UnicodeScalarView(scalars))
      let list = Screen.List(sections: [
        .init(title: text, rows: [.init(isChecked: true, text: text, detail: text)])
      ])
      let screen = Screen(
        title: text,
        content: [
          .text(text), .list(list), .spinner(text),
          .field(.init(label: text, value: text, cursor: 2, isFocused: true)),
        ],
        alert: Bool.random(using: &random) ? .init(.question, text, detail: text) : nil)
      let columns = Int.random(in: 0...40, using: &random)
      let frame = Window(screen).frame(Size(columns: columns, rows: 11))
      #expect(frame.lines.allSatisfy { $0.isSound && $0.width == columns }, "\(scalars)")
      let isHarmless = frame.plainText.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      #expect(isHarmless)
    }
  }
}

extension Line {
  /// Whether every wide cell has its second half, and no other cell has one.
  var isSound: Bool {
    cells.indices.allSatisfy { index in
      let isWide = !cells[index].isContinuation && CellWidth.of(cells[index].text) == 2
      let next = index + 1 < width && cells[index + 1].isContinuation
      return isWide == next && !(index == 0 && cells[index].isContinuation)
    }
  }
}
