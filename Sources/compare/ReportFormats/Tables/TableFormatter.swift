import ArchitectureReport
import CompareConfiguration
import CompareSupport

/// The result as one table, a column per module.
enum TableFormatter {
  /// The numbers that matter, or all of them and the lists below.
  static func format(_ report: Report, all: Bool) -> String {
    let groups = TableRows.groups(for: report.modules, all: all)
    let table = TextTable(
      header: [""] + report.modules.map(\.title),
      rows: groups.flatMap { group in
        [[group.title]]
          + group.rows.map { ["  " + $0.label] + $0.cells(withRatiosOf: report.modules) }
      })
    let spread = SpreadTable(report.modules, groups)?.text ?? ""
    let sections = all ? ReportDetails(report).sections : []
    let lists = sections.map { section in
      "\n\(section.title)\n"
        + TextTable(
          rows: section.rows.map { row in ["  " + row[0]] + row.dropFirst() },
          leftAligned: section.leftAligned
        )
        .text
    }
    let notes =
      report.notes.isEmpty ? "" : "\nNotes\n" + report.notes.map { "  \($0.listed)\n" }.joined()
    return (report.isComplete ? "" : PartialResult.line + "\n\n") + table.text
      + spread + lists.joined() + notes
  }
}

extension ModuleReport {
  /// What stands above its column.
  var title: String { origin == .reference ? pattern?.title ?? name : name }
}
