package import ArchitectureReport
import CompareSupport

/// What moved, in the form that was asked for.
package enum DiffFormatter {
  package static func format(_ diff: ReportDiff, _ format: ReportFormat) -> String {
    switch format {
    case .json: JSONFormatter.format(diff)
    case .csv: CSVFormatter.text([["module", "metric", "old", "new"]] + rows(diff))
    case .markdown: warning(diff) + markdown(diff)
    case .text, .mermaid, .dot, .html: warning(diff) + text(diff)
    }
  }

  private static let header = ["Module", "Metric", "Old", "New"]

  private static func warning(_ diff: ReportDiff) -> String {
    diff.complete ? "" : ReportDiff.partialLine + "\n\n"
  }

  private static func text(_ diff: ReportDiff) -> String {
    if diff.isEmpty { return "Nothing moved.\n" }
    let table =
      diff.changes.isEmpty
      ? "" : TextTable(header: header, rows: changes(diff), leftAligned: [0, 1]).text
    let list = diff.differences.map {
      "\($0.isAdded ? "+" : "-") \($0.module): \($0.kind) \($0.name)\n"
    }
    return [table, list.joined()].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func markdown(_ diff: ReportDiff) -> String {
    if diff.isEmpty { return "Nothing moved.\n" }
    return MarkdownTable(header: header, rows: rows(diff), rightAligned: [2, 3]).text
  }

  private static func changes(_ diff: ReportDiff) -> [[String]] {
    diff.changes.map { [$0.module, $0.metric, $0.old, $0.new] }
  }

  /// Everything in one table: what came has no old cell, what went no new one.
  private static func rows(_ diff: ReportDiff) -> [[String]] {
    changes(diff)
      + diff.differences.map { difference in
        [
          difference.module, difference.kind, difference.isAdded ? "" : difference.name,
          difference.isAdded ? difference.name : "",
        ]
      }
  }
}
