/// A name with its help text in a second column.
struct HelpRow {
  /// The maximum length of a line of help.
  static let width = 94
  private static let column = 26

  private let label: String
  private let text: String

  init(_ label: String, _ text: String) {
    self.label = "  " + label
    self.text = text
  }

  /// A name that is too long for its column gets a line of its own.
  var lines: [String] {
    let indent = String(repeating: " ", count: Self.column)
    let texts = text.wrapped(to: Self.width - Self.column)
    guard label.count < Self.column, let first = texts.first else {
      return [label] + texts.map { indent + $0 }
    }
    let padding = String(repeating: " ", count: Self.column - label.count)
    return [label + padding + first] + texts.dropFirst().map { indent + $0 }
  }
}

extension String {
  /// Its lines, none longer than `width` characters unless a single word is.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").map(String.init).wrapped(to: width)
  }
}

extension [String] {
  /// Wraps the words into lines, none longer than `width` characters unless a single word is.
  ///
  /// - Parameters:
  ///   - width: The maximum number of characters in a line.
  ///   - indent: The number of spaces before each line but the first.
  /// - Returns: The lines.
  func wrapped(to width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    for word in self {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : String(repeating: " ", count: indent)) + word)
      }
    }
    return lines
  }
}
