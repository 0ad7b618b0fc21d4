import ArchitectureReport
package import ArchitectureRules
import CompareSupport

/// The forms that the result of a check can be written in.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github
}

/// The result of a check in the form that was asked for.
package enum CheckFormatter {
  package static func format(
    _ result: CheckResult, _ format: CheckFormat, rules: [Rule] = RuleCatalog.all
  ) -> String {
    switch format {
    case .text: CheckText.format(result)
    case .json: JSONFormatter.format(CheckJSON(result))
    case .sarif: JSONFormatter.format(SARIFLog(result, rules))
    case .github: GitHubAnnotations.format(result)
    }
  }
}

extension FindingReport {
  /// What is wrong, where it leads and how to mend it.
  var explanation: String {
    ([message] + (path.isEmpty ? [] : [path.joined(separator: " → ")])).joined(separator: ": ")
      + ". \(remedy)"
  }
}
