import ArchitectureReport
import CommandLineKit
import CompareSupport

/// Commands that make GitHub show the findings beside the changes of a pull request.
enum GitHubAnnotations {
  static func format(_ result: CheckResult) -> String {
    let findings = result.findings.map { finding in
      let report = finding.report
      return "::\(report.level.command) file=\(property(report.file)),line=\(report.line),"
        + "col=\(finding.utf16Column),title=\(property(report.rule))::\(data(report.explanation))\n"
    }
    let partial = result.isComplete ? "" : "::warning::\(data(PartialResult.line))\n"
    let notices = CheckText.remarkLines(result).map { "::notice::\(data($0))\n" }
    return partial + findings.joined() + notices.joined() + CheckText.judged(result)
      + CheckText.summary(result) + "\n"
  }

  /// A percent sign begins an escape, and the end of a line ends the command.
  private static let dataEscapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]

  private static func data(_ text: String) -> String { text.escaped(dataEscapes).oneLine }

  /// In a property, colons and commas end the value; a file's name can command a terminal.
  private static func property(_ text: String) -> String {
    text.escaped(dataEscapes.merging([":": "%3A", ",": "%2C"]) { first, _ in first }).oneLine
  }
}

extension Severity {
  /// What GitHub calls it.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
