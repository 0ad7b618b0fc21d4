import ArchitectureReport

/// The result as tables that code hosts show.
enum MarkdownFormatter {
  /// The numbers that matter, those that are wished for, or all of them, the lists below, and the
  /// claims that they decide.
  static func format(_ report: Report, all: Bool, rows choice: RowChoice? = nil) -> String {
    let columns = report.modules.count
    let groups = TableRows.groups(for: report.modules, all: all, choice)
    let rows = groups.flatMap { group in
      [[group.title]]
        + group.rows.map { row in
          [MarkdownTable.label(row.label)] + row.cells(withRatiosOf: report.modules)
        }
    }
    let table = MarkdownTable(
      header: [""] + report.modules.map(\.title), rows: rows,
      rightAligned: Set(0..<columns + 1).subtracting([0]))
    let spread = SpreadTable(report.modules, groups)?.markdown ?? ""
    let sections = all ? ReportDetails(report).sections : []
    let lists = sections.map { section in
      "\n### \(section.title)\n\n"
        + section.rows.map {
          "- " + $0.filter { !$0.isEmpty }.map(MarkdownTable.escaped).joined(separator: ": ") + "\n"
        }
        .joined()
    }
    let notes = report.notes.map { "- \(MarkdownTable.escaped($0.listed))\n" }.joined()
    let claims =
      all
      ? ClaimsMarkdown.format(FivePatterns.claims(report.modules))
        + (QualityTable(report.modules)?.markdown ?? "") : ""
    return (report.isComplete ? "" : PartialResult.markdown) + table.text
      + spread + lists.joined() + claims
      + (notes.isEmpty ? "" : "\n### Notes\n\n\(notes)")
  }
}
