/// What may stand between sequences: text that no terminal obeys.
enum CellText {
  /// The most scalars that a cell holds.
  private static let cellLimit = 10

  /// What is wrong with it, if anything.
  static func flaw(in bytes: [UInt8], canBeCut: Bool) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return canBeCut ? nil : "text that isn't UTF-8"
    }
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: return "a control character"
      case .lineSeparator, .paragraphSeparator: return "a separator of lines"
      case .privateUse, .unassigned, .surrogate: return "a character that means nothing"
      case .format where !isJoining(scalar): return "a character that formats"
      case .nonspacingMark, .enclosingMark, .spacingMark, .format: marks += 1
      default: marks = 0
      }
      if marks >= cellLimit { return "more marks than a cell holds" }
    }
    return nil
  }

  /// Joiners, and the tags of which flags are made.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value)
  }
}
