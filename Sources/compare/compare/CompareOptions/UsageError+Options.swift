package import CommandLineKit
import CompareSupport
package import ReportFormats

extension UsageError {
  /// A format without a table can't have some of its rows.
  package static func rowsWithoutTable(_ format: ReportFormat) -> UsageError {
    let formats = ReportFormat.tables.map(\.rawValue).joined(separator: ", ")
    return .explained(
      "The format '\(format.rawValue)' has no table for '--rows' to choose from: use one of"
        + " \(formats).")
  }

  /// The result would stand where it is kept.
  package static func keptOverOutput(_ file: String) -> UsageError {
    .explained("'--keep' and '--output' both name '\(file)': give each a file of its own.")
  }

  /// No module has a pattern, or the one that is named.
  package static func patternMissing(module: String?) -> UsageError {
    .explained(
      "\(module.map { "The module '\($0)' has no pattern" } ?? "No module has a pattern"):"
        + " give --pattern, or name it in \(Configuration.fileName).")
  }

  /// The configuration gives this pattern to no module.
  package static func patternUnused(_ pattern: String, known: [String]) -> UsageError {
    .explained(
      "In \(Configuration.fileName) no module has the pattern '\(pattern)', only"
        + " \(known.joined(separator: ", ")): name one with --module.")
  }
}
