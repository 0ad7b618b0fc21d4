package import ArchitectureReport
import CommandLineKit
import CompareSupport

package enum AffectedFormat: String, CaseIterable, Sendable {
  case text, json
}

package enum AffectedFormatter {
  package static func format(_ code: AffectedCode, _ format: AffectedFormat) -> String {
    switch format {
    case .text: text(code)
    case .json: JSONFormatter.format(code)
    }
  }

  /// A list of what changed and one of what depends on it, then the names that a script may need.
  private static func text(_ code: AffectedCode) -> String {
    let parts = [
      "Changed since '\(code.since)': \(count(code.changed)).\n" + list(code.changed),
      "Depending on that: \(count(code.dependents)).\n" + list(code.dependents),
      "Modules: \(names(code.modules))\nSuites: \(names(code.suites))\n",
    ]
    return (code.complete ? "" : PartialResult.line + "\n") + parts.joined(separator: "\n")
      + code.notes.map { $0.labelled.oneLine + "\n" }.joined()
  }

  private static func count(_ files: [AffectedCode.File]) -> String {
    let types = Set(files.flatMap(\.types)).count
    return "\(files.count.of("file", "files")), \(types.of("type", "types"))"
  }

  private static func list(_ files: [AffectedCode.File]) -> String {
    files.map { file in
      let change = file.change.map { $0 == .changed ? "" : " (\($0.rawValue))" } ?? ""
      let types = file.types.isEmpty ? "" : ": \(file.types.joined(separator: ", "))"
      return "  \(file.file)\(change)\(types)".oneLine + "\n"
    }
    .joined()
  }

  private static func names(_ names: [String]) -> String {
    names.isEmpty ? TextTable.dash : names.joined(separator: ", ").oneLine
  }
}
