package import CommandLineKit
import CompareConfiguration

extension UsageError {
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
