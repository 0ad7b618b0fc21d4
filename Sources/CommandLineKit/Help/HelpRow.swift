/// A name, and what is said about it in a column of its own.
struct HelpRow {
  /// How long a line of help may be.
  static let width = 94
  private static let column = 26

  private let label: String
  private let text: String

  init(_ label: String, _ text: String) {
    self.label = "  " + label
    self.text = text
  }

  /// A name that is too long for its column has a line of its own.
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
  /// Its lines, none longer than a number of characters, unless a word is.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").map(String.init).wrapped(to: width)
  }
}

extension [String] {
  /// The words in lines, none longer than a number of characters, unless a word is.
  ///
  /// - Parameters:
  ///   - width: How many characters a line may have.
  ///   - indent: How many spaces the lines after the first begin with.
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
