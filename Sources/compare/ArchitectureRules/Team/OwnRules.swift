package import CompareConfiguration

/// What a team fixes for one module, beside its pattern and layers.
package struct OwnRules: Sendable {
  package var severities = RuleSeverities()
  package var imports: [ImportEntry] = []
  package var thresholds: [ThresholdEntry] = []

  /// Nothing is fixed.
  package init() {}

  /// What a configuration says of one of its modules.
  package init(_ configuration: Configuration, for module: String) {
    func isMeant(_ globs: [String]) -> Bool {
      globs.isEmpty || globs.contains { Glob($0, separator: "/").matches(module) }
    }
    severities = RuleSeverities(configuration.rules.filter { isMeant($0.modules) })
    imports = configuration.imports.filter { isMeant($0.modules) }
    thresholds = configuration.thresholds.filter { isMeant($0.modules) }
  }

  /// The rules that the module is held against, whatever its pattern.
  package var held: [String] {
    (imports.isEmpty ? [] : [TeamRules.forbiddenImport.name])
      + (thresholds.isEmpty ? [] : [TeamRules.outOfBounds.name])
  }
}
