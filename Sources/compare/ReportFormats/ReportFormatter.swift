package import ArchitectureReport
import CompareSupport

package enum ReportFormatter {
  package static func format(
    _ report: Report, _ form: ReportForm, _ sources: SourceTexts = .none
  ) -> String {
    if form.rows?.areFunctions ?? false, form.format != .svg {
      return FunctionTable.format(report, form.format)
    }
    return switch form.format {
    case .text:
      TableFormatter.format(report, all: form.showsAll, rows: form.rows, width: form.width)
    case .json:
      form.isSummary
        ? JSONFormatter.format(report.summary)
        : JSONFormatter.format(ReportRecord(report: report))
    case .markdown: MarkdownFormatter.format(report, all: form.showsAll, rows: form.rows)
    case .csv: CSVFormatter.format(report, form.rows)
    case .mermaid: MermaidFormatter.format(report.modules)
    case .dot: DOTFormatter.format(report.modules)
    case .svg: chart(of: report, form.rows) ?? ""
    case .html: ReportPage.format(report, sources)
    }
  }

  /// A chart of what the five patterns cost: the first of the chosen rows, or lines of code; nil if
  /// a pattern lacks the number.
  package static func chart(of report: Report, _ rows: RowChoice?) -> String? {
    guard let costs = PatternCosts(report.modules) else { return nil }
    let groups = TableRows.groups(for: report.modules, all: true, rows)
    let keys = rows == nil ? ["lines.code"] : groups.flatMap(\.rows).map(\.key)
    return keys.lazy.compactMap(costs.number)
      .compactMap { CostChart($0, revision: report.revision)?.file }.first
  }

  /// What each action did, instead of the table.
  package static func formatActions(
    of report: Report, _ format: ActionsFormat, width: Int? = nil
  ) -> String {
    switch format {
    case .text: ActionTable.text(report, width: width)
    case .markdown: ActionTable.markdown(report)
    case .json: ActionTable.json(report)
    }
  }

  /// How each claim fares in other results, instead of the table; as JSON, in the form in which the
  /// public apps ship with the tool.
  package static func formatClaims(
    of report: Report, and others: [(name: String, report: Report)], _ format: ClaimsFormat
  ) -> String {
    let results = others.map { (name: $0.name, modules: $0.report.modules) }
    let table = RepeatedClaimsTable(RepeatedClaim.all(in: report.modules, and: results))
    return switch format {
    case .text: table.text
    case .markdown: table.markdown
    case .json: JSONFormatter.format(PublicApps(results))
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
    case .svg: ""
    case .html: ReportPage.format(Report(modules: [module], notes: report.notes), sources)
    }
  }
}

package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, markdown, csv, mermaid, dot, svg, html

  /// The formats in which single rows can be requested.
  package static let withRows: [ReportFormat] = [.text, .markdown, .csv, .svg]
}

/// The format in which a result is written, and how much of it.
package struct ReportForm: Equatable, Sendable {
  var format: ReportFormat
  /// Whether the table has every number, with the lists below it.
  var showsAll: Bool
  /// Whether JSON leaves out the lists and keeps the numbers.
  var isSummary: Bool
  /// The rows of the table; nil for those that matter, or all.
  var rows: RowChoice?
  /// The width of the terminal in characters; nil without one.
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
  case text, markdown, json
}
