/// The result as tables that code hosts show.
enum MarkdownFormatter {
  static func format(_ report: Report) -> String {
    let columns = report.modules.count
    let rows = TableRows.all(for: report.modules).map { row -> [String] in
      // Leading space means nothing in Markdown.
      let label = row.label.hasPrefix(" ") ? "– " + row.label.drop { $0 == " " } : row.label
      return [label] + row.cells
    }
    let table = MarkdownTable(
      header: [""] + report.modules.map(\.title), rows: rows,
      rightAligned: Set(0..<columns + 1).subtracting([0]))
    let lists = ReportDetails(report).sections.map { section in
      "\n### \(section.title)\n\n"
        + section.rows.map {
          "- " + $0.filter { !$0.isEmpty }.map(MarkdownTable.escaped).joined(separator: ": ") + "\n"
        }
        .joined()
    }
    let notes = report.notes.map { "- \(MarkdownTable.escaped($0.line))\n" }.joined()
    return table.text + lists.joined() + ClaimsMarkdown.format(Claim.all(report.modules))
      + (notes.isEmpty ? "" : "\n### Notes\n\n\(notes)")
  }
}

/// Cells between bars.
struct MarkdownTable {
  let header: [String]
  let rows: [[String]]
  var rightAligned: Set<Int> = []

  var text: String {
    let rule = header.indices.map { rightAligned.contains($0) ? "---:" : "---" }
    return ([header.map(Self.escaped), rule] + rows.map { $0.map(Self.escaped) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
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
