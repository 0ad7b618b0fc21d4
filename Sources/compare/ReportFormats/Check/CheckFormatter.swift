import ArchitectureReport
package import ArchitectureRules
import CommandLineKit
import CompareSupport

package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github
}

package enum CheckFormatter {
  package static func format(
    _ result: CheckResult, _ format: CheckFormat, rules: [Rule] = RuleCatalog.all
  ) -> String {
    switch format {
    case .text: CheckText.format(result)
    case .json: JSONFormatter.format(result.json)
    case .sarif: JSONFormatter.format(SARIFLog(result, rules).json)
    case .github: GitHubAnnotations.format(result)
    }
  }
}

extension FindingReport {
  /// What is wrong, where it leads and how to fix it.
  var explanation: String {
    ([message] + (path.isEmpty ? [] : [path.joined(separator: " → ")])).joined(separator: ": ")
      + ". \(remedy)"
  }
}

extension CheckResult {
  /// For programs: includes the revision whose findings are accepted, if any, and those of its
  /// findings that are gone.
  fileprivate var json: JSONObject {
    [
      "schemaVersion": 2, "complete": isComplete, "modules": modules,
      "findings": findings.map(\.report), "accepted": (accepted ?? []).map(\.report),
      "stale": stale, "since": since, "mended": since == nil ? nil : mended.map(\.report),
      "acceptance": acceptance, "notes": notes,
    ]
  }
}

/// Commands that make GitHub show the findings next to the changes of a pull request.
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

  /// A percent sign begins an escape, and a line end ends the command.
  private static let dataEscapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]

  private static func data(_ text: String) -> String { text.escaped(dataEscapes).oneLine }

  /// In a property, colons and commas end the value; a file's name may contain control characters.
  private static func property(_ text: String) -> String {
    text.escaped(dataEscapes.merging([":": "%3A", ",": "%2C"]) { first, _ in first }).oneLine
  }
}

extension Severity {
  /// GitHub's name for it.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
