import ArchitectureReport
import CompareSupport
import RunTrace

/// What each action did, with a group for each number and a row for each action.
enum ActionTable {
  /// For programs, without the rest of the report.
  static func json(_ report: Report) -> String {
    let modules = report.modules.map { module -> JSONObject in
      ["name": module.name, "actions": module.actions ?? []]
    }
    let object: JSONObject = [
      "schemaVersion": 1, "complete": report.isComplete, "modules": modules, "notes": report.notes,
    ]
    return JSONFormatter.format(object)
  }

  static func text(_ report: Report, width: Int? = nil) -> String {
    let rows = TableRows.actionGroups(for: report.modules).rows { ["  " + $0.label] + $0.cells }
    let table = TextTable(header: [""] + report.modules.map(\.title), rows: rows)
      .text(within: width)
    return (report.isComplete ? "" : PartialResult.line + "\n\n") + table + report.noteLines
  }

  static func markdown(_ report: Report) -> String {
    let rows = TableRows.actionGroups(for: report.modules).rows {
      [MarkdownTable.label($0.label)] + $0.cells
    }
    let table = MarkdownTable(
      header: [""] + report.modules.map(\.title), rows: rows,
      rightAligned: Set(1..<report.modules.count + 1))
    return (report.isComplete ? "" : PartialResult.markdown) + table.text
  }
}
