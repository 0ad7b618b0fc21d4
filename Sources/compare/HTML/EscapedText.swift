/// Text as HTML shows it, in content and in attributes between double quotes.
struct EscapedText {
  private(set) var markup = ""

  /// What would not be seen, or would make other text look different from what it is, is shown as
  /// Swift writes it: `\u{202E}`.
  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      case "\t", "\n": markup.unicodeScalars.append(scalar)
      case _ where Self.isDeceptive(scalar):
        markup += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }

  /// Control characters, line separators, and what turns the direction of writing.
  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
