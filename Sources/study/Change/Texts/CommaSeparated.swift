/// A table of comma-separated values, as RFC 4180 has them.
enum CommaSeparated {
  static func rows(_ text: String) -> [[String]] {
    text.lines.map(cells)
  }

  /// Line breaks in cells aren't expected.
  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    var wasQuote = false
    for character in line {
      if character == "\"" {
        // The second of two quotes stands for one.
        if !isQuoted, wasQuote { cells[cells.count - 1].append(character) }
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      wasQuote = character == "\""
    }
    return cells
  }
}
