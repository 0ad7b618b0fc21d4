/// The result of a check in the form that was asked for.
enum CheckFormatter {
  static func format(
    _ result: CheckResult, _ format: CheckOptions.Format, rules: [Rule] = Rule.all
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
