/// A result in the form that was asked for.
enum ReportFormatter {
  static func format(
    _ report: Report, _ output: Output, _ sources: SourceTexts = .none
  ) -> String {
    switch output.format {
    case .text: TableFormatter.format(report)
    case .json: JSONFormatter.format(output.isSummary ? report.summary : report)
    case .markdown: MarkdownFormatter.format(report)
    case .csv: CSVFormatter.format(report)
    case .mermaid: MermaidFormatter.format(report.modules)
    case .dot: DOTFormatter.format(report.modules)
    case .html: ReportPage.format(report, sources)
    }
  }

  /// The edges of one module instead of the table.
  static func formatEdges(
    of module: ModuleReport, _ output: Output, _ sources: SourceTexts = .none
  ) -> String {
    let list = EdgeList(module)
    return switch output.format {
    case .text: list.text
    case .json: JSONFormatter.format(list)
    case .markdown: list.markdown
    case .csv: list.csv
    case .mermaid: MermaidFormatter.format([module])
    case .dot: DOTFormatter.format([module])
    case .html: ReportPage.format(Report(modules: [module]), sources)
    }
  }
}
