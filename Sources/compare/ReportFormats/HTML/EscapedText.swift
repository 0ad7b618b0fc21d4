import CommandLineKit

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
      case _ where scalar.isDeceptive:
        markup += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }
}
