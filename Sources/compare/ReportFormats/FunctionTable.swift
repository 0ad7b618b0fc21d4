import ArchitectureReport
import CompareSupport

/// Every function of all modules with its complexity, the most complex first, instead of the table.
enum FunctionTable {
  static func format(_ report: Report, _ format: ReportFormat) -> String {
    let functions = report.modules.flatMap { module in
      (module.functionList ?? []).map { (module: module.title, function: $0) }
    }
    .sorted { $0.function.isBefore($1.function) }
    let rows = functions.map { module, function in
      [module, function.name, function.file, String(function.line)]
        + [function.complexity, function.lines].map(String.init)
    }
    let header = ["Module", "Function", "File", "Line", "Complexity", "Lines"]
    switch format {
    case .csv: return CSVFormatter.text([header.map { $0.lowercased() }] + rows)
    case .markdown:
      let table = MarkdownTable(header: header, rows: rows, rightAligned: [3, 4, 5]).text
      return (report.isComplete ? "" : PartialResult.markdown) + table
    default:
      let table = TextTable(header: header, rows: rows, leftAligned: [0, 1, 2]).text
      return (report.isComplete ? "" : PartialResult.line + "\n\n") + table + report.noteLines
    }
  }
}
