package import ArchitectureReport
import CompareSupport

package enum ReportFormatter {
  package static func format(
    _ report: Report, _ form: ReportForm, _ sources: SourceTexts = .none
  ) -> String {
    switch form.format {
    case .text:
      TableFormatter.format(report, all: form.showsAll, rows: form.rows, width: form.width)
    case .json: JSONFormatter.format(form.isSummary ? report.summary : report)
    case .markdown: MarkdownFormatter.format(report, all: form.showsAll, rows: form.rows)
    case .csv: CSVFormatter.format(report, form.rows)
    case .mermaid: MermaidFormatter.format(report.modules)
    case .dot: DOTFormatter.format(report.modules)
    case .html: ReportPage.format(report, sources)
    }
  }

  /// What each action took, instead of the table.
  package static func formatActions(
    of report: Report, _ format: ActionsFormat, width: Int? = nil
  ) -> String {
    switch format {
    case .text: ActionTable.text(report, width: width)
    case .markdown: ActionTable.markdown(report)
    case .json: ActionTable.json(report)
    }
  }

  /// What each claim is worth in other results, instead of the table.
  package static func formatClaims(_ claims: [RepeatedClaim], _ format: ClaimsFormat) -> String {
    let table = RepeatedClaimsTable(claims)
    return switch format {
    case .text: table.text
    case .markdown: table.markdown
    }
  }

  /// The edges of one module instead of the table.
  package static func formatEdges(
    of module: ModuleReport, in report: Report, _ format: ReportFormat,
    _ sources: SourceTexts = .none
  ) -> String {
    let list = EdgeList(module, isComplete: report.isComplete)
    return switch format {
    case .text: list.text
    case .json: JSONFormatter.format(list)
    case .markdown: list.markdown
    case .csv: list.csv
    case .mermaid: MermaidFormatter.format([module])
    case .dot: DOTFormatter.format([module])
    case .html: ReportPage.format(Report(modules: [module], notes: report.notes), sources)
    }
  }
}

package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, markdown, csv, mermaid, dot, html

  /// Those that are a table, of which some rows can be wished for.
  package static let tables: [ReportFormat] = [.text, .markdown, .csv]
}

/// In which form a result is written, and how much of it.
package struct ReportForm: Equatable, Sendable {
  var format: ReportFormat
  /// Whether the table has every number, and the lists below it.
  var showsAll: Bool
  /// Whether JSON leaves out the lists, and keeps the numbers.
  var isSummary: Bool
  /// The rows that the table has; nil for those that matter, or all.
  var rows: RowChoice?
  /// How many characters a terminal has beside each other; nil where there is none.
  package var width: Int?

  package init(
    _ format: ReportFormat, showsAll: Bool = false, isSummary: Bool = false,
    rows: RowChoice? = nil, width: Int? = nil
  ) {
    self.format = format
    self.showsAll = showsAll
    self.isSummary = isSummary
    self.rows = rows
    self.width = width
  }
}

package enum ActionsFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

package enum ClaimsFormat: String, CaseIterable, Sendable {
  case text, markdown
}
