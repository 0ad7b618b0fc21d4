import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("Hostile text")
struct HostileTextTests {
  private static let titles = [
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "a\u{9B}2Jb", "del\u{7F}ete", "nul\u{0}l",
    "a\u{202E}rtl\u{2066}b", "line\nbreak\r\nand\u{2028}more",
    "e" + String(repeating: "\u{301}", count: 300),
    "日本語のとても長いタイトル", "👩‍👩‍👧‍👦👍🏽🇩🇪", "\u{FEFF}\u{200B}zero", "\u{E000}\u{FFFF}",
  ]

  @Test(arguments: Setup.all)
  func `Nothing of it reaches the terminal`(_ setup: Setup) throws {
    let user = try User(setup)
    for title in Self.titles {
      try user.store.add(
        title: title, due: try #require(CalendarDay(iso: "2026-11-21")), created: user.clock.now)
    }
    for title in Self.titles {
      for script in ["", "d", "n<enter>", "<esc><down>"] {
        try user.press(script)
        let frame = user.frame(Size(columns: 60, rows: 30))
        let hostile = frame.unicodeScalars.filter { scalar in
          scalar.properties.generalCategory == .control && scalar != "\n"
            || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
        #expect(hostile.isEmpty, "\(title.debugDescription)")
        #expect(frame.split(separator: "\n", omittingEmptySubsequences: false).count == 30)
      }
    }
  }

  @Test(arguments: Setup.all)
  func `What was typed is stored as it is`(_ setup: Setup) throws {
    let user = try User(setup)
    let decomposed = "cafe\u{301}\u{202E}\u{1B}[2J"
    for character in "a" + decomposed { user.press(.character(character)) }
    try user.press("<enter>")
    #expect(try user.titles().map { Array($0.utf8) } == [Array(decomposed.utf8)])
    #expect(user.selectedRow == "[ ] café��[2J")
  }
}
