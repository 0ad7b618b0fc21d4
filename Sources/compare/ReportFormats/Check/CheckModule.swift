package import ArchitectureReport
import CompareConfiguration

extension CheckResult {
  /// A module that was held against a pattern.
  package struct Module: Encodable, Equatable, Sendable {
    let name: String
    let pattern: Pattern

    /// Nil for a column without a pattern.
    package init?(_ module: ModuleReport) {
      guard let pattern = module.pattern else { return nil }
      name = module.name
      self.pattern = pattern
    }

    /// Whether an entry of a baseline would be found again by this very run.
    func covers(_ entry: Baseline.Entry) -> Bool {
      entry.module == name && pattern.has(rule: entry.rule)
    }
  }
}

extension Pattern {
  /// Whether a rule is one of the pattern's: `viper.router-knows-store` is one of VIPER's.
  ///
  /// One that begins with no pattern's name is one of all.
  func has(rule: String) -> Bool {
    let owner = Pattern(rawValue: String(rule.prefix { $0 != "." }))
    return owner == nil || owner == self
  }
}
