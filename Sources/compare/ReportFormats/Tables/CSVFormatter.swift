import ArchitectureReport
import CommandLineKit
import CompareSupport
import Foundation

/// The table as comma-separated values: a line per metric, a column per module.
enum CSVFormatter {
  static func format(_ report: Report, _ choice: RowChoice? = nil) -> String {
    let groups = TableRows.groups(for: report.modules, all: true, choice)
    let rows = groups.flatMap(\.rows).map { row in
      // Spreadsheets understand an empty cell, but treat a dash as text.
      [row.key] + row.cells.map { [TextTable.dash, "n/a"].contains($0) ? "" : $0 }
    }
    return text([["metric"] + report.modules.map(\.title)] + rows)
  }

  /// Source: RFC 4180, with line feeds.
  static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  /// A spreadsheet would run a cell that begins like a formula: it shows one after an apostrophe as
  /// text.
  private static func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let text = isFormula && Double(text) == nil ? "'\(text)" : text
    let isPlain = !text.contains { "\",".contains($0) || $0.isNewline }
    return isPlain ? text : "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

/// Every edge of one module, as shown by `--edges`.
struct EdgeList: Codable, Equatable, Sendable {
  var schemaVersion = Report.schemaVersion
  /// Whether the result that it comes from is complete.
  var complete: Bool
  var name: String
  var edges: EdgeReport

  init(_ module: ModuleReport, isComplete: Bool) {
    complete = isComplete
    name = module.name
    edges = module.edges
  }

  var text: String {
    (complete ? "" : PartialResult.line + "\n\n")
      + title.oneLine + "\n\n"
      + TextTable(
        header: Self.header, rows: rows, leftAligned: [0, 1, 2, 3, 5]
      )
      .text
  }

  var markdown: String {
    (complete ? "" : PartialResult.markdown)
      + "## \(MarkdownTable.escaped(title))\n\n"
      + MarkdownTable(header: Self.header, rows: rows, rightAligned: [4]).text
  }

  var csv: String { CSVFormatter.text([Self.header.map { $0.lowercased() }] + rows) }

  private var title: String { "\(name): \(edges.total) dependency edges" }

  private static let header = ["From", "To", "Module", "Kind", "References", "Evidence"]

  private var rows: [[String]] {
    edges.list.map { edge in
      [
        edge.from, edge.to, edge.toModule, edge.kind.rawValue + (edge.isByName ? ", by name" : ""),
        String(edge.references), "\(edge.file):\(edge.line)",
      ]
    }
  }
}
