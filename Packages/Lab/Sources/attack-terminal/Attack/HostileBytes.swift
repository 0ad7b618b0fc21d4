import SeededNumbers

/// Input that could do harm.
enum HostileBytes {
  /// Keys that end or stop a program: Ctrl-C, Ctrl-Z, Ctrl-\, and q in front of the list.
  private static let endings: Set<UInt8> = [0x03, 0x1A, 0x1C, UInt8(ascii: "q")]

  private static let parts: [[UInt8]] =
    [
      "a", "\r", "\t", "\u{1B}", "2", "1", "l", "e", "d", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C",
      "\u{1B}[1;5D", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;",
      "\u{1B}\\",
      "\u{1B}P", "\u{1B}[", "\u{1B}O", "\u{1B}[[", "\u{9B}2J", "\u{85}", "\u{202E}", "\u{2066}",
      "\u{301}", "\u{200D}", "👩‍👩‍👧‍👦", "日", "\u{E000}", "\u{10FFFF}", "\u{2028}",
    ].map { Array($0.utf8) } + [[0x9B], [0x90], [0x9D], [0xC3], [0xF0, 0x9F], [0xFF], [0x80]]

  /// Random bytes, half of them single, half in parts that have a meaning.
  static func random(_ count: Int, using random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 32)
    while bytes.count < count {
      if Bool.random(using: &random) {
        bytes += parts[Int.random(in: 0..<parts.count, using: &random)]
      } else {
        let byte = UInt8.random(in: .min ... .max, using: &random)
        if !endings.contains(byte) { bytes.append(byte) }
      }
    }
    return bytes
  }

  /// Titles that would affect a terminal if they reached it unfiltered.
  static let titles: [[UInt8]] =
    [
      "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{1B}c", "\u{1B}[?1049l", "\u{1B}[2J",
      "\u{1B}Ptext\u{1B}\\", "\u{1B}[6n", "\u{1B}]52;c;bGluZQ==\u{7}", "a\u{9B}2Jb",
      String(String.UnicodeScalarView((0x80...0x9F).compactMap { Unicode.Scalar($0 as UInt32) })),
      "del\u{7F}ete", "nul\u{0}l", "bell\u{7}", "shift\u{E}out",
      "a\u{202A}b\u{202E}c\u{2066}d\u{2069}",
      "\u{200E}\u{200F}\u{61C}", "line\nbreak\r\nand\u{2028}more\u{2029}\u{85}", "\u{E000}\u{FFFF}",
      "\u{FEFF}\u{200B}\u{2060}zero", "\u{E0041}tag", "\u{301}alone", "👩‍👩‍👧‍👦👍🏽🇩🇪", "日本語",
    ].map { Array($0.utf8) } + [
      Array(0x80...0x9F), [0xC2], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  /// Starts of terminal sequences that wait for more; Alt with a key starts most of them.
  static let unfinished: [[UInt8]] =
    [
      "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X", "\u{1B}]0;title", "\u{1B}[",
      "\u{1B}[1;", "\u{1B}[[", "\u{1B}O", "\u{1B}[200~",
    ].map { Array($0.utf8) } + [[0xC3], [0xF0, 0x9F], [0x1B, 0xC3]]

  /// One letter with many combining marks.
  static func marked(_ count: Int) -> String { "e" + String(repeating: "\u{301}", count: count) }
}
