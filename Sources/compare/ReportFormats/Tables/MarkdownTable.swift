/// Cells between bars; a row of one cell is a heading over those below it.
struct MarkdownTable {
  let header: [String]
  let rows: [[String]]
  var rightAligned: Set<Int> = []

  var text: String {
    let rule = header.indices.map { rightAligned.contains($0) ? "---:" : "---" }
    return ([header.map(Self.escaped), rule] + rows.map(cells))
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func cells(_ row: [String]) -> [String] {
    let cells = row.map(Self.escaped)
    guard row.count == 1, let title = cells.first else { return cells }
    return ["**\(title)**"] + header.dropFirst().map { _ in "" }
  }

  /// The name of a row; what belongs to the one above begins with spaces, which mean nothing here.
  static func label(_ text: String) -> String {
    text.hasPrefix(" ") ? "– " + text.drop { $0 == " " } : text
  }

  /// Text in which nothing is markup: a generic type's name isn't HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.map({ $0.isNewline ? " " : $0 }) {
      if "\\`*_{}[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
