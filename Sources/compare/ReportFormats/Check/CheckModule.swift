package import ArchitectureReport
import ArchitectureRules
import CompareConfiguration

extension CheckResult {
  /// A module that was held against a pattern, layers, or both.
  package struct Module: Encodable, Equatable, Sendable {
    let name: String
    @ExplicitNull var pattern: Pattern?
    /// The form of the pattern; nil for the usual one.
    let variant: String?
    /// The layers that its types are in; nil without any.
    let layers: [String]?

    /// Nil for a column with neither.
    package init?(_ module: ModuleReport) {
      layers = module.layers.flatMap { $0.isEmpty ? nil : $0 }
      guard module.pattern != nil || layers != nil else { return nil }
      name = module.name
      variant = module.variant
      _pattern = ExplicitNull(wrappedValue: module.pattern)
    }

    /// Whether an entry of a baseline would be found again by this very run.
    func covers(_ entry: Baseline.Entry) -> Bool {
      entry.module == name && isHeld(against: entry.rule)
    }

    /// Whether a rule is one of its pattern's, in the form that it has, or of its layers'.
    func isHeld(against rule: String) -> Bool {
      let owner = rule.prefix { $0 != "." }
      if owner == LayerRules.prefix { return layers != nil }
      return RuleCatalog.isHeld(rule, by: pattern, variant: variant)
    }
  }
}
