import Testing

@testable import attack_terminal

@Suite("The reader of output")
struct OutputReaderTests {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"
  private static let leave = "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  @Test func `What the encoder writes is known, and the terminal is given back`() {
    let frame =
      "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0m\u{1B}[2K\u{1B}[0;1;31mé日\u{1B}[1;4H\u{1B}[0m"
    let colors =
      "\u{1B}[0;38;2;1;2;3;48;2;4;5;255m▀\u{1B}[0;38;5;16;48;5;231m▀\u{1B}[0;2;7m \u{1B}[0m"
    let reader = Self.reader(Self.enter + frame + colors + Self.leave)
    #expect(reader.flaws == [])
    #expect(reader.modes == TerminalState())
  }

  @Test(
    arguments: [
      "\u{1B}c", "\u{1B}]0;t\u{7}", "\u{1B}[6n", "\u{1B}[3J", "\u{1B}[31m", "\u{1B}[0;5m",
      "\u{1B}[0;38;2;1;2m", "\u{1B}[0;38;5;256m", "\u{1B}[1H", "\u{1B}[0;1H", "\u{1B}[?1000h",
      "\u{7}", "\n", "\u{9B}2J", "\u{85}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{2028}",
      "\u{E000}", "e" + String(repeating: "\u{301}", count: 10), "\u{1B}[0\u{1B}[0m",
    ])
  func `Everything else is a flaw`(text: String) {
    #expect(!Self.reader(Self.enter + text + Self.leave).flaws.isEmpty)
  }

  @Test(arguments: [[0x9B], [0xC3], [0xED, 0xA0, 0x80]])
  func `Bytes that aren't UTF-8 are a flaw`(bytes: [UInt8]) {
    var reader = OutputReader()
    reader.read(Array(Self.enter.utf8) + bytes + Array(Self.leave.utf8))
    #expect(reader.flaws.count == 1)
  }

  @Test func `Drawing outside of the screen that is ours is a flaw`() {
    #expect(Self.reader("text").flaws.count == 1)
    #expect(Self.reader("\u{1B}[2J").flaws.count == 1)
    #expect(Self.reader(Self.enter + Self.leave + "\u{1B}[1;1Htext").flaws.count == 2)
  }

  @Test(arguments: ["?1049h", "?25l", "?2004h", "?7l", "0;1m"])
  func `Each mode that stays is seen`(mode: String) {
    #expect(Self.reader("\u{1B}[" + mode).modes != TerminalState())
  }

  @Test func `A sequence without its end is a flaw, unless output was thrown away`() {
    #expect(Self.reader(Self.enter + "\u{1B}[2").flaws.count == 1)
    var reader = OutputReader(canBeCut: true)
    reader.read(Array((Self.enter + "\u{1B}[2" + Self.leave).utf8))
    #expect(reader.flaws == [])
  }

  private static func reader(_ text: String) -> OutputReader {
    var reader = OutputReader()
    reader.read(text.utf8)
    return reader
  }
}
