import Foundation

/// The result as one table, a column per pattern.
enum TableFormatter {
  static func format(_ report: Report) -> String {
    let table = TextTable(
      header: [""] + report.modules.map(\.pattern),
      rows: TableRows.all(for: report.modules)
    )
    return table.text + "\n"
      + list("Largest type", report.modules, \.largestType)
      + "\n"
      + list("Longest function", report.modules, \.longestFunction)
  }

  /// Names are too long for cells: they go below the table.
  private static func list(
    _ title: String,
    _ modules: [ModuleReport],
    _ value: (ModuleReport) -> ModuleReport.Sized?
  ) -> String {
    let rows = modules.map { module -> [String] in
      guard let sized = value(module) else { return ["  \(module.pattern)", TextTable.dash, ""] }
      return ["  \(module.pattern)", sized.name, "\(sized.lines) lines"]
    }
    return title + "\n" + TextTable(rows: rows, leftAligned: [0, 1]).text
  }
}
