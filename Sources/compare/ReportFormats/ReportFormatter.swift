package import ArchitectureReport
import CompareSupport

/// A result in the form that was asked for.
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
