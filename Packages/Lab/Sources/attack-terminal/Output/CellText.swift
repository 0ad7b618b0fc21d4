/// The text between sequences, which must have no effect on a terminal.
enum CellText {
  /// The maximum number of scalars in a cell.
  private static let cellLimit = 10

  /// The violation in the text, if there is one.
  static func flaw(in bytes: [UInt8], canBeCut: Bool) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return canBeCut ? nil : "text that isn't UTF-8"
    }
    var marks = 0
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: return "a control character"
      case .lineSeparator, .paragraphSeparator: return "a line separator"
      case .privateUse, .unassigned, .surrogate: return "an unassigned or private character"
      case .format where !isJoining(scalar): return "a format character"
      case .nonspacingMark, .enclosingMark, .spacingMark, .format: marks += 1
      default: marks = 0
      }
      if marks >= cellLimit { return "more marks than a cell holds" }
    }
    return nil
  }

  /// Joiners, and the tags used in flags.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value)
  }
}
