package import CompareSupport

/// How much the findings of each rule matter in a module.
package struct RuleSeverities: Sendable {
  private let entries: [(rule: Glob, severity: Severity?)]

  /// Of several entries that fit, the last counts.
  package init(_ entries: [RuleEntry] = []) {
    self.entries = entries.map { (Glob($0.rule, separator: "."), $0.severity) }
  }

  /// Nil for a rule that is off.
  package func severity(of rule: String) -> Severity? {
    guard let entry = entries.last(where: { $0.rule.matches(rule) }) else {
      return rule == TeamRules.concreteDefault.name ? nil : .warning
    }
    return entry.severity
  }

  /// Whether a team says anything of a rule.
  func decide(_ rule: String) -> Bool { entries.contains { $0.rule.matches(rule) } }

  /// The names of the rules that were turned off.
  package var off: [String] {
    entries.isEmpty
      ? [] : RuleCatalog.all.map(\.name).filter { decide($0) && severity(of: $0) == nil }
  }

  func applied(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let severity = severity(of: finding.rule.name) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
