package import ArchitectureReport
import CompareSupport

/// What moved, in the form that was asked for.
package enum DiffFormatter {
  package static func format(_ diff: ReportDiff, _ format: ReportFormat) -> String {
    switch format {
    case .json: JSONFormatter.format(diff)
    case .csv: csv(diff)
    case .markdown: DiffMarkdown(diff).text
    case .text, .mermaid, .dot, .html: DiffText.format(diff)
    }
  }

  /// Everything in one table: what came has no old cell, what went no new one.
  private static func csv(_ diff: ReportDiff) -> String {
    let numbers = diff.modules.flatMap { module in
      module.numbers.map { number in
        [module.name, number.key, cell(number.texts.old), cell(number.texts.new)]
      }
    }
    let items = DiffList.all(of: diff).flatMap { list in
      list.items.map { item in
        [item.module, list.kind.rawValue]
          + (list.isNew ? ["", item.text] : [item.text, ""])
      }
    }
    return CSVFormatter.text([["module", "metric", "old", "new"]] + numbers + items)
  }

  /// A spreadsheet knows an empty cell; a dash is text to it.
  private static func cell(_ text: String) -> String {
    [TextTable.dash, "n/a"].contains(text) ? "" : text
  }
}
