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
