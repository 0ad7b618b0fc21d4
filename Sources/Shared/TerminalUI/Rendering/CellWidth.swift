/// How many cells characters take; the same on every platform, unlike `wcwidth`.
nonisolated enum CellWidth {
  private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

  /// One or two; ambiguous widths count as one.
  static func of(_ grapheme: String) -> Int {
    guard grapheme.utf8.count > 1, let base = grapheme.unicodeScalars.first else { return 1 }
    if base.properties.isEmojiPresentation || isWide(base) { return 2 }
    let isShownAsEmoji =
      base.properties.isEmoji && grapheme.unicodeScalars.contains(emojiVariation)
    return isShownAsEmoji ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  /// Wide and fullwidth in Unicode's East Asian Width, except for emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x33FF,  // kana, Bopomofo, Hangul compatibility, CJK compatibility
    0x3400...0x4DBF,  // CJK extension A
    0x4E00...0xA4CF,  // CJK, Yi
    0xA960...0xA97F,  // Hangul extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // CJK compatibility forms, small forms
    0xFF01...0xFF60,  // full width forms
    0xFFE0...0xFFE6,
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana supplements, Nushu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // CJK extensions B and later
  ]
}
