extension String {
  /// Its lines, none longer than a number of characters, unless a word is.
  ///
  /// - Parameters:
  ///   - width: How many characters a line may have.
  ///   - indent: How many spaces the lines after the first begin with.
  /// - Returns: The lines; spaces at the text's own beginning are kept.
  func wrapped(to width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = String(prefix { $0 == " " })
    var isEmpty = true
    for word in split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
