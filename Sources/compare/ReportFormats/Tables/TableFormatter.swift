import ArchitectureReport
import CompareSupport

/// The result as one table, a column per module.
enum TableFormatter {
  /// The numbers that matter, the requested ones, or all of them with the lists below.
  static func format(
    _ report: Report, all: Bool, rows: RowChoice? = nil, width: Int? = nil
  ) -> String {
    let chosen = TableRows.groups(for: report.modules, all: all, rows)
    let groups = all || rows != nil ? chosen : chosen.keeping { !$1.isWithoutNumber }
    let left = chosen.map(\.rows.count).reduce(0, +) - groups.map(\.rows.count).reduce(0, +)
    let table = TextTable(
      header: [""] + report.modules.map(\.title),
      rows: groups.rows { ["  " + $0.label] + $0.cells(withRatiosOf: report.modules) })
    let spread = SpreadTable(report.modules, groups)?.text(within: width) ?? ""
    let sections =
      (rows == nil ? ReportDetails(packagesOf: report).sections : [])
      + (all ? ReportDetails(report).sections : [])
    let lists = sections.map { section in
      "\n\(section.title)\n"
        + TextTable(
          rows: section.rows.map { row in ["  " + row[0]] + row.dropFirst() },
          leftAligned: section.leftAligned
        )
        .text
    }
    return (report.isComplete ? "" : PartialResult.line + "\n\n")
      + table.text(within: width) + (left == 0 ? "" : Self.left(left))
      + (chosen.isEmpty ? "\nNone of the rows was measured: --all shows those that were.\n" : "")
      + spread + lists.joined() + report.noteLines
  }

  private static func left(_ count: Int) -> String {
    "\n\(count.of("row is", "rows are")) left out, with a dash in each column: --all shows every row.\n"
  }
}

extension Report {
  var noteLines: String {
    notes.isEmpty ? "" : "\nNotes\n" + notes.map { "  \($0.listed)\n" }.joined()
  }
}

extension TableRows.Row {
  /// Whether it wasn't measured in any module.
  fileprivate var isWithoutNumber: Bool { cells.allSatisfy { $0 == TextTable.dash } }
}

extension ModuleReport {
  /// The heading of its column.
  var title: String { origin == .reference ? pattern?.title ?? name : name }
}
