/// Splits text into what single cells can show, with nothing in it that a terminal would obey.
nonisolated enum SafeText {
  /// Shown in place of each character that is forbidden.
  static let replacement = "\u{FFFD}"

  /// The most scalars in one cell: as many as the longest emoji in use has.
  private static let scalarLimit = 10
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let nonJoiner: Unicode.Scalar = "\u{200C}"
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// Hands over one grapheme after the other until `body` returns false.
  static func forEachGrapheme(of text: String, _ body: (String) -> Bool) {
    for character in text {
      if let ascii = character.utf8.first, character.utf8.count == 1 {
        let isShown = (0x20..<0x7F).contains(ascii)
        guard body(isShown ? String(character) : replacement) else { return }
      } else {
        for grapheme in graphemes(of: character) {
          guard body(grapheme) else { return }
        }
      }
    }
  }

  /// One grapheme usually; more when a forbidden scalar is in it.
  private static func graphemes(of character: Character) -> [String] {
    var done: [String] = []
    var current = String.UnicodeScalarView()
    func finish() {
      // A joiner that was left at the end would join what the next cell shows.
      if current.last == joiner { current.removeLast() }
      if !current.isEmpty { done.append(String(current)) }
      current = .init()
    }
    for scalar in character.unicodeScalars {
      if isAllowed(scalar, after: current.first) {
        if current.count < scalarLimit { current.append(scalar) }
      } else {
        finish()
        done.append(replacement)
        // Only marks come in such numbers, and no frame can show more of them than this.
        if done.count > Size.limit { return done }
      }
    }
    finish()
    return done
  }

  private static func isAllowed(_ scalar: Unicode.Scalar, after base: Unicode.Scalar?) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return base != nil
        && (!properties.isDefaultIgnorableCodePoint || properties.isVariationSelector)
    case .format:
      if scalar == joiner || scalar == nonJoiner { return base != nil }
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      return isTag && base == blackFlag
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return false
    default:
      return !properties.isDefaultIgnorableCodePoint
    }
  }
}
