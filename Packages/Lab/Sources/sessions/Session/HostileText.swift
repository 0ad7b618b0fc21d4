/// Texts that someone could type, paste or send to do harm.
nonisolated enum HostileText {
  /// Typed one by one; some of them combine with the character before.
  static let characters: [Character] = [
    "a", "b", "z", "M", "0", " ", " ", "<", ">", "%", "'", "“", "é", "e\u{301}", "\u{301}", "ß",
    "日", "語",
    "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "\u{1F1E9}", "\u{200D}", "\u{FE0F}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}",
    "\u{202E}", "\u{2066}", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{E000}", "\u{A0}", "\u{3000}",
    "ᄀ",
    "\u{1161}", "q", "1", "2",
  ]

  static let texts: [String] = [
    "Milk", "Pay rent", "two\nlines", "a\r\nb\rc", "  blanks around \t", "\u{1B}[31mred\u{1B}[0m",
    "\u{1B}]0;title\u{7}", "nul\u{0}l", "del\u{7F}ete", "a\u{9B}2Jb", "a\u{202E}rtl\u{2066}b",
    "line\u{2028}and\u{2029}paragraph\u{85}next", "", "\u{301}alone",
    "e" + String(repeating: "\u{301}", count: 60), "日本語のとても長いタイトル", "👩‍👩‍👧‍👦👍🏽🇩🇪🏴‍☠️",
    "\u{FEFF}\u{200B}zero", "\u{E000}\u{FFFF}\u{10FFFF}", "“quoted”", "todo:/todos", "cafe\u{301}",
    "café",
    String(repeating: "long ", count: 39) + "title", String(repeating: "x", count: 200),
    String(repeating: "👍🏽", count: 120), String(repeating: "日", count: 201), "%41<enter>",
    "\u{3000}\u{A0}wide blanks\u{2003}", "\n\n", "क्षि", "각", "\u{1F1E9}\u{1F1EA}\u{1F1E9}",
  ]
}
