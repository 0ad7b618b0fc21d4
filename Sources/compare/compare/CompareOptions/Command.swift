package import CommandLineKit
import Foundation
import ReportFormats

/// The meaning of a command line.
package enum Command: Equatable, Sendable {
  case compare(Options)
  case check(CheckOptions)
  /// Writes a first configuration, and a baseline.
  case begin(InitOptions)
  /// Explains what a rule forbids and why; lists all rules if none is named.
  case explain(rule: String?)
  case roles(RolesOptions)
  /// Lists what changed since a revision, and what depends on it.
  case affected(AffectedOptions)
  /// Writes a result that was saved as JSON in another format.
  case render(
    file: String, edges: String?, showsActions: Bool = false, claims: String? = nil, Output)
  case diff(DiffOptions)
  case trace(TraceOptions)
  /// Prints information about the tool: help, version, completions, manual.
  case information(String)

  /// Itself, if its options are compatible.
  package func checked() throws(UsageError) -> Command {
    switch self {
    case .compare(let options):
      try options.output.checkRows()
      try options.checkFiles()
    case .render(_, _, _, _, let output): try output.checkRows()
    case .begin, .check, .explain, .roles, .affected, .diff, .trace, .information: break
    }
    return self
  }
}

extension Options {
  fileprivate func checkFiles() throws(UsageError) {
    guard let kept, let file = output.file else { return }
    let urls = [kept, file].map { URL(filePath: $0).standardizedFileURL }
    guard urls[0] != urls[1] else {
      throw .explained(
        "'--keep' and '--output' both name '\(file)': give each a file of its own.")
    }
  }
}

extension Output {
  fileprivate func checkRows() throws(UsageError) {
    guard rows != nil, !ReportFormat.withRows.contains(format) else { return }
    let formats = ReportFormat.withRows.map(\.rawValue).joined(separator: ", ")
    throw .explained(
      "The format '\(format.rawValue)' has no rows for '--rows' to choose from: use one of"
        + " \(formats).")
  }
}
