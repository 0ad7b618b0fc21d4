/// Splits text into graphemes for single cells, free of anything that a terminal would interpret.
nonisolated enum SafeText {
  /// Shown in place of each forbidden character.
  static let replacement = "\u{FFFD}"

  /// The maximum number of scalars in a cell: that of the longest emoji in use.
  private static let scalarLimit = 10
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let nonJoiner: Unicode.Scalar = "\u{200C}"
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// Passes one grapheme after another to `body` until it returns false.
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

  /// Usually one grapheme; more if it contains a forbidden scalar.
  private static func graphemes(of character: Character) -> [String] {
    var done: [String] = []
    var current = String.UnicodeScalarView()
    func finish() {
      // A trailing joiner would combine with the next cell.
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
        // Only marks come in such numbers, and a frame can't show more of them than this.
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
