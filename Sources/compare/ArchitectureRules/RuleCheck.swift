package import ArchitectureGraph
package import CompareSupport
package import SourceRecords

/// Checks a module against the rules of a pattern, of layers, and of its team.
package struct RuleCheck {
  let code: CheckedModule
  let rules: [PatternRule]
  let layers: LayerMap
  private let own: OwnRules
  private let reducers: ReducerCode
  private let assembly: Assembly

  /// The variant is the form of the pattern, if it isn't the usual one.
  package init(
    _ module: SourceModule, _ pattern: Pattern?, variant: String? = nil, _ analysis: Analysis,
    _ roles: [SymbolID: Role], uncertain: Set<SymbolID> = [], _ layers: LayerMap = LayerMap(),
    _ own: OwnRules = OwnRules()
  ) {
    code = CheckedModule(module, analysis, roles, uncertain: uncertain)
    reducers = ReducerCode(code)
    assembly = Assembly(in: code)
    rules = pattern?.rules(variant: variant) ?? []
    self.layers = layers
    self.own = own
  }

  /// Each pair of types once per rule, at the places that no comment accepts; unordered.
  ///
  /// Turning a rule off only hides its findings: other rules don't find more because of it.
  package func findings() -> [Finding] {
    let remarks = Remarks(in: code)
    let ofPatterns = rules.map { ($0, self.references($0)) }
    let ofLayers = LayerCheck(code: code, layers: layers).findings
    let references = ofPatterns.flatMap(\.1) + ofLayers
    let found =
      undecided(ofPatterns) + ofLayers + rules.flatMap { others($0, beside: references) }
      + Finding.merged(ImportCheck(code, own.imports).findings)
      + undeclared + ofModules
      + DefaultArgumentCheck(code: code, assembling: own.assembling).findings
    let open = ComposedTypes(in: code).folded(found.map(remarks.without))
      .filter { !$0.places.isEmpty }
    let folded = RefinedProtocols(in: code).folded(SingleClasses(in: code).folded(open))
    let all = own.severities.applied(
      to: folded + remarks.findings(accepting: found, of: lookedFor.subtracting(own.severities.off))
    )
    return UndeclaredModules.folded(all)
  }

  /// The names of the rules whose findings comments accept here.
  private var lookedFor: Set<String> {
    Set(rules.map(\.rule.name) + own.held + (layers.isEmpty ? [] : LayerRules.names))
      .subtracting([TeamRules.outOfBounds.name])
  }

  private var undeclared: [Finding] {
    guard let target = own.declared else { return [] }
    return Finding.merged(
      PackageCheck(code: code, target: target, measured: own.measured).findings)
  }

  /// One for each cycle of modules that is reported here.
  private var ofModules: [Finding] {
    own.cycles.compactMap { cycle in
      guard let first = cycle.shortest.first, let place = first.places.first else { return nil }
      let way = cycle.shortest.map(\.from) + [first.from]
      let inactive = cycle.shortest.filter(\.isInactive).map { "\($0.from) imports \($0.to)" }
      let remark =
        inactive.isEmpty ? "" : "; in an inactive branch, \(inactive.joined(separator: ", "))"
      var finding = Finding(
        rule: PackageRules.importCycle,
        from: TypeNode(
          name: first.from, module: first.from, isProtocol: false, file: place.file,
          position: place.position),
        to: .init(name: first.to, module: "import"), path: way, places: first.places,
        detail: "\(cycle.modules.joined(separator: ", ")) import each other\(remark)")
      // No single compilation may have them all.
      if inactive.count > 1 { finding.severity = .note }
      return finding
    }
  }

  private func references(_ rule: PatternRule) -> [Finding] {
    guard case .reference(let from, let to, _) = rule.check else { return [] }
    // A team that names the rule means every reference.
    let isOfActs = rule.isOfActs && !own.severities.decide(rule.rule.name)
    let found = ReferenceCheck(code: code).findings(rule.rule, from: from, to: to)
      .map { finding in
        let mayBuild = finding.pair.map { pair in
          Assembly.makers.contains(code.role(of: pair.from)) && code.role(of: pair.to) != .builder
        }
        return finding.without(allowed(from: from)).without(code.isPreview).without { place in
          mayBuild == true && assembly.isCalled(at: place, in: code)
            || isOfActs && finding.pair.map { !code.acts(at: place, on: $0.to) } ?? false
        }
      }
    return Finding.merged(found).map { graded($0, by: rule) }
  }

  /// A note if a role rests on little, or if the code does nothing with what it names.
  private func graded(_ finding: Finding, by rule: PatternRule) -> Finding {
    guard let pair = finding.pair else { return finding }
    var graded = finding
    if finding.places.allSatisfy({ isOnlyNamed(at: $0, rule) }) { graded.severity = .note }
    if !code.isCertain(pair) { graded.severity = .note }
    return graded
  }

  /// Whether the code only names a type, or names a concrete one only for who passes no other.
  private func isOnlyNamed(at place: SourcePlace, _ rule: PatternRule) -> Bool {
    code.isOnlyNamed(at: place) || !rule.isWhole && code.isDefaultArgument(place)
  }

  private func allowed(from roles: Set<Role>) -> (SourcePlace) -> Bool {
    switch roles {
    // A reducer describes effects, names what they need, and may ask what is injected.
    case [.reducer]:
      return { !reducers.isOwn($0) || reducers.isInjected($0) || code.isOnlyNamed(at: $0) }
    case [.state, .intent, .action, .runtime], [.viewModel]: return code.isOnlyNamed
    case _ where roles.isSubset(of: Assembly.makers): return { assembly.contains($0, in: code) }
    default: return { _ in false }
    }
  }

  /// Drops places that the team's own rules decide.
  private func undecided(_ references: [(PatternRule, [Finding])]) -> [Finding] {
    let assembly = own.assembling.isEmpty ? nil : Assembly(in: code, ofOnePart: true)
    let haveDefaults = own.severities.decide(TeamRules.concreteDefault.name)
    return references.flatMap { rule, findings in
      findings.map { finding in
        let assembles =
          finding.pair.map { own.assembling.contains(code.role(of: $0.from)) } ?? false
        return finding.without { place in
          haveDefaults && !rule.isWhole && code.isDefaultArgument(place)
            || assembles && assembly?.contains(place, in: code) ?? false
        }
      }
    }
  }

  /// Findings other than references; a forbidden reference isn't also reported as a strong
  /// reference or as part of a cycle.
  private func others(_ rule: PatternRule, beside references: [Finding]) -> [Finding] {
    let found = Finding.merged(findings(rule, beside: references))
    switch rule.check {
    case .strongReference, .strongDelegate:
      let whole = Set(rules.filter(\.isWhole).map(\.rule.name))
      let gone = Set(references.filter { whole.contains($0.rule.name) }.compactMap(\.pair))
      return found.filter { finding in finding.pair.map { !gone.contains($0) } ?? true }
    default: return found
    }
  }

  private func findings(_ rule: PatternRule, beside references: [Finding]) -> [Finding] {
    switch rule.check {
    case .reference: []
    case .strongReference(let ways): OwnershipCheck(code).strongReferences(rule.rule, ways)
    case .strongDelegate:
      OwnershipCheck(code).strongDelegates(rule.rule, apartFrom: backReferences)
    case .cycle:
      CycleCheck(
        code: code, assembly: assembly, found: Set(references.flatMap(\.firstSteps)),
        hasControllers: rule.rule.name.hasPrefix("\(Pattern.mvc.rawValue).")
      ).findings(rule.rule)
    case .stateHoldsClass: StateCheck(code).holdsClass(rule.rule)
    case .stateSetElsewhere: StateCheck(code).setElsewhere(rule.rule)
    case .reducerUsesClass(let roles):
      ReducerCheck(code: code, own: reducers).usesClass(rule.rule, apartFrom: roles)
    case .reducerReadsClock: ReducerCheck(code: code, own: reducers).readsClock(rule.rule)
    case .reducerSuspends: ReducerCheck(code: code, own: reducers).suspends(rule.rule)
    }
  }

  /// The back references that have a rule of their own.
  private var backReferences: [PatternRule.WayBack] {
    rules.flatMap { rule -> [PatternRule.WayBack] in
      if case .strongReference(let ways) = rule.check { return ways }
      return []
    }
  }
}

extension PatternRule {
  /// Whether it forbids references even through a protocol.
  fileprivate var isWhole: Bool {
    if case .reference(_, _, let isWhole) = check { return isWhole }
    return false
  }
}

extension Finding {
  /// The first reference that makes it, if any.
  fileprivate var firstSteps: [ReferencePair] {
    steps.count < 2 ? [] : [ReferencePair(from: steps[0], to: steps[1])]
  }
}

extension RuleCheck {
  /// What the rules looked at.
  package struct Judged {
    package let withRole: Int
    package let withoutRole: Int
    /// The pairs of types between which a rule could have found something: both have a role, or
    /// both are in a layer.
    package let references: Int
    /// By the name of the rule: how many references, properties, imports or other places it could
    /// have objected to.
    package let byRule: [String: Int]
    /// The rules that looked at nothing, although there are types that they are about.
    package var idle: Set<String> = []
    /// The comments that accept findings, each as its rule and the type around it.
    package var remarks: [String] = []
  }

  package var judged: Judged {
    let own = code.graph.types.filter { $0.value.module == code.module.name }.keys
    let known = own.filter { code.role(of: $0) != .other }.count
    let written = code.sources.map(\.parsed.types.count).reduce(0, +)
    let pairs = code.references.flatMap { from, targets in
      targets.map { ReferencePair(from: from, to: $0) }
    }
    let inLayers = LayerCheck(code: code, layers: layers).judged()
    var byRule = Dictionary(rules.map { ($0.rule.name, count($0.check, pairs)) }) { $1 }
    if !layers.isEmpty { byRule[LayerRules.unknownReference.name] = inLayers }
    for rule in self.own.held { byRule[rule] = countOfTeam(rule) }
    var idle = rules.filter { byRule[$0.rule.name] == 0 && hasTypes(for: $0.check) }.map(
      \.rule.name)
    if byRule[LayerRules.unknownReference.name] == 0 {
      idle.append(LayerRules.unknownReference.name)
    }
    return Judged(
      withRole: known, withoutRole: max(own.count, written) - known,
      references: LayerCheck(code: code, layers: layers).judged(
        including: Set(pairs.filter { isBetweenRoles($0) })),
      byRule: byRule, idle: Set(idle), remarks: Remarks(in: code).all)
  }

  /// Whether the module has types that a rule is about, whatever they refer to.
  private func hasTypes(for check: PatternRule.Check) -> Bool {
    let roles: Set<Role> =
      switch check {
      case .reference(let from, _, _): from
      case .strongReference(let ways): ways.reduce(into: []) { $0.formUnion($1.from) }
      case .strongDelegate, .cycle: Set(Role.all).subtracting([.other])
      case .stateHoldsClass, .stateSetElsewhere: [.state]
      case .reducerUsesClass, .reducerReadsClock, .reducerSuspends: [.reducer]
      }
    return !code.types(roles).isEmpty
  }

  private func isBetweenRoles(_ pair: ReferencePair) -> Bool {
    !rules.isEmpty && code.role(of: pair.from) != .other && code.role(of: pair.to) != .other
  }

  private func count(_ check: PatternRule.Check, _ pairs: [ReferencePair]) -> Int {
    func properties(of roles: Set<Role>) -> Int {
      code.properties.count { roles.contains(code.role(of: $0.owner)) }
    }
    switch check {
    case .reference(let from, _, _):
      return pairs.count { from.contains(code.role(of: $0.from)) && isBetweenRoles($0) }
    case .strongReference(let ways):
      return properties(of: ways.reduce(into: []) { $0.formUnion($1.from) })
    case .strongDelegate: return code.properties.count { !$0.objects.isEmpty }
    case .cycle: return pairs.count(where: isBetweenRoles)
    case .stateHoldsClass: return properties(of: [.state])
    case .stateSetElsewhere: return pairs.count { code.role(of: $0.to) == .state }
    case .reducerUsesClass, .reducerReadsClock, .reducerSuspends:
      return pairs.count { code.role(of: $0.from) == .reducer }
    }
  }

  private func imports(of modules: Set<String>) -> Int {
    code.sources.flatMap(\.parsed.imports).count { $0.path.first.map(modules.contains) ?? false }
  }

  private func countOfTeam(_ rule: String) -> Int {
    switch rule {
    case TeamRules.concreteDefault.name:
      return code.sources.map(\.parsed.defaultArguments.count).reduce(0, +)
    case TeamRules.outOfBounds.name: return own.thresholds.count
    case PackageRules.unusedDependency.name: return own.declared?.dependencies.count ?? 0
    case PackageRules.undeclaredImport.name: return imports(of: own.measured)
    case PackageRules.importCycle.name: return imports(of: own.neighbours)
    default: return ImportCheck(code, own.imports).judged
    }
  }
}
