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

extension Int {
  /// The number with its noun.
  func of(_ singular: String, _ plural: String) -> String {
    "\(self) \(self == 1 ? singular : plural)"
  }
}

extension String {
  /// The text with something else for some of its characters, however they are combined.
  func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
