import ArchitectureReport
import CompareSupport
import RunTrace

/// What each action led to, a group for each number and a row for each action.
enum ActionTable {
  static func json(_ report: Report) -> String { JSONFormatter.format(ActionsJSON(report)) }

  static func text(_ report: Report, width: Int? = nil) -> String {
    let rows = TableRows.actionGroups(for: report.modules).flatMap { group in
      [[group.title]] + group.rows.map { ["  " + $0.label] + $0.cells }
    }
    let table = TextTable(header: [""] + report.modules.map(\.title), rows: rows)
      .text(within: width)
    let notes = report.notes.map { "  \($0.listed)\n" }.joined()
    return (report.isComplete ? "" : PartialResult.line + "\n\n") + table
      + (notes.isEmpty ? "" : "\nNotes\n" + notes)
  }

  static func markdown(_ report: Report) -> String {
    let rows = TableRows.actionGroups(for: report.modules).flatMap { group in
      [[group.title]] + group.rows.map { [MarkdownTable.label($0.label)] + $0.cells }
    }
    let table = MarkdownTable(
      header: [""] + report.modules.map(\.title), rows: rows,
      rightAligned: Set(1..<report.modules.count + 1))
    return (report.isComplete ? "" : PartialResult.markdown) + table.text
  }
}

/// The actions for programs, without all else that a report has.
private struct ActionsJSON: Encodable {
  struct Module: Encodable {
    let name: String
    let actions: [ActionReport]
  }

  let schemaVersion = 1
  let complete: Bool
  let modules: [Module]
  let notes: [Note]

  init(_ report: Report) {
    complete = report.isComplete
    modules = report.modules.map { Module(name: $0.name, actions: $0.actions ?? []) }
    notes = report.notes
  }
}
