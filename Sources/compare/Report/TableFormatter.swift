/// The result as one table, a column per module.
enum TableFormatter {
  static func format(_ report: Report) -> String {
    let titles = report.modules.map(\.title)
    let table = TextTable(
      header: [""] + titles,
      rows: TableRows.all(for: report.modules).map { [$0.label] + $0.cells }
    )
    let details = ReportDetails(report)
    let lists = details.sections.map { section in
      "\n\(section.title)\n"
        + TextTable(
          rows: section.rows.map { row in ["  " + row[0]] + row.dropFirst() }, leftAligned: [0, 1]
        )
        .text
    }
    let notes =
      report.notes.isEmpty ? "" : "\nNotes\n" + report.notes.map { "  \($0.line)\n" }.joined()
    return table.text + lists.joined() + notes
  }
}

extension ModuleReport {
  /// What stands above its column.
  var title: String { origin == .reference ? pattern?.title ?? name : name }
}
