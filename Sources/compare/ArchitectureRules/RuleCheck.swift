package import ArchitectureGraph
package import CompareConfiguration
package import SourceRecords

/// Holds a module against the rules of a pattern, of layers, or of both.
package struct RuleCheck {
  let code: CheckedModule
  let rules: [PatternRule]
  let layers: LayerMap

  /// The variant is the form of the pattern, where it isn't the usual one.
  package init(
    _ module: SourceModule, _ pattern: Pattern?, variant: String? = nil, _ analysis: Analysis,
    _ roles: [SymbolID: Role], _ layers: LayerMap = LayerMap()
  ) {
    code = CheckedModule(module, analysis, roles)
    rules = pattern?.rules(variant: variant) ?? []
    self.layers = layers
  }

  /// Each pair of types once per rule, at the places that no comment accepts; in no order.
  package func findings() -> [Finding] {
    let remarks = Remarks(in: code)
    let found =
      rules.flatMap { rule in Finding.merged(findings(rule)) }
      + Finding.merged(LayerCheck(code, layers).findings)
    return found.map(remarks.without) + remarks.findings
  }

  private func findings(_ rule: PatternRule) -> [Finding] {
    switch rule.check {
    case .reference(let from, let to):
      ReferenceCheck(code).findings(rule.rule, from: from, to: to)
    case .strongReference(let ways): OwnershipCheck(code).strongReferences(rule.rule, ways)
    case .strongDelegate:
      OwnershipCheck(code).strongDelegates(rule.rule, apartFrom: backReferences)
    case .cycle: CycleCheck(code).findings(rule.rule)
    case .stateHoldsClass: StateCheck(code).holdsClass(rule.rule)
    case .stateSetElsewhere: StateCheck(code).setElsewhere(rule.rule)
    case .reducerUsesClass(let roles): ReducerCheck(code).usesClass(rule.rule, apartFrom: roles)
    case .reducerReadsClock: ReducerCheck(code).readsClock(rule.rule)
    case .reducerSuspends: ReducerCheck(code).suspends(rule.rule)
    }
  }

  /// The ways back that a rule of its own is about.
  private var backReferences: [PatternRule.WayBack] {
    rules.flatMap { rule -> [PatternRule.WayBack] in
      if case .strongReference(let ways) = rule.check { return ways }
      return []
    }
  }
}
