import ArchitectureReport
import CompareSupport
import Foundation

/// The table as comma-separated values: a line per metric, a column per module.
enum CSVFormatter {
  static func format(_ report: Report, _ choice: RowChoice? = nil) -> String {
    let groups = TableRows.groups(for: report.modules, all: true, choice)
    let rows = groups.flatMap(\.rows).map { row in
      // A spreadsheet knows an empty cell; a dash is text to it.
      [row.key] + row.cells.map { [TextTable.dash, "n/a"].contains($0) ? "" : $0 }
    }
    return text([["metric"] + report.modules.map(\.title)] + rows)
  }

  /// Source: RFC 4180, with line feeds.
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    let isPlain = !text.contains { "\",".contains($0) || $0.isNewline }
    return isPlain ? text : "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
