package import ArchitectureGraph
package import CompareConfiguration
package import SourceRecords

/// Holds a module against the rules of a pattern, of layers, or of both.
package struct RuleCheck {
  let code: CheckedModule
  let pattern: Pattern?
  let layers: LayerMap

  package init(
    _ module: SourceModule, _ pattern: Pattern?, _ analysis: Analysis,
    _ roles: RoleTable, _ layers: LayerMap = LayerMap()
  ) {
    code = CheckedModule(module, analysis, roles)
    self.pattern = pattern
    self.layers = layers
  }

  /// Each pair of types once per rule, at the places that no comment accepts; in no order.
  package func findings() -> [Finding] {
    let remarks = Remarks(in: code)
    let found =
      (pattern?.rules ?? []).flatMap { rule in Finding.merged(findings(rule)) }
      + Finding.merged(LayerCheck(code, layers).findings)
    return found.map(remarks.without) + remarks.findings
  }

  private func findings(_ rule: PatternRule) -> [Finding] {
    switch rule.check {
    case .reference(let from, let to, let onlyConcrete):
      ReferenceCheck(code).findings(rule.rule, from: from, to: to, onlyConcrete: onlyConcrete)
    case .strongReference(let ways): OwnershipCheck(code).strongReferences(rule.rule, ways)
    case .strongDelegate:
      OwnershipCheck(code).strongDelegates(rule.rule, apartFrom: pattern?.backReferences ?? [])
    case .cycle: CycleCheck(code).findings(rule.rule)
    case .stateHoldsClass: StateCheck(code).holdsClass(rule.rule)
    case .stateSetElsewhere: StateCheck(code).setElsewhere(rule.rule)
    case .reducerUsesClass(let roles): ReducerCheck(code).usesClass(rule.rule, apartFrom: roles)
    case .reducerReadsClock: ReducerCheck(code).readsClock(rule.rule)
    case .reducerSuspends: ReducerCheck(code).suspends(rule.rule)
    }
  }
}

extension Pattern {
  /// The ways back that a rule of its own is about.
  fileprivate var backReferences: [PatternRule.WayBack] {
    rules.flatMap { rule -> [PatternRule.WayBack] in
      if case .strongReference(let ways) = rule.check { return ways }
      return []
    }
  }
}
