package import ArchitectureGraph
package import CompareSupport
package import SourceRecords

/// A team's rules for one module, other than its pattern and layers.
package struct OwnRules: Sendable {
  package var severities = RuleSeverities()
  package var imports: [ImportEntry] = []
  package var thresholds: [ThresholdEntry] = []
  /// The roles that put scenes together, besides builders.
  var assembling: Set<Role> = []
  /// What the module's manifest declares, if that is checked.
  package var declared: DeclaredTarget?
  /// The modules whose manifests were read.
  package var measured: Set<String> = []
  /// The modules next to it that it imports, if a cycle would compile.
  package var neighbours: Set<String> = []
  /// Those that are reported in this module.
  package var cycles: [ModuleCycle] = []

  package init() {}

  /// What a configuration says about one of its modules.
  package init(_ configuration: Configuration, for module: String) {
    func isMeant(_ globs: [String]) -> Bool {
      globs.isEmpty || globs.contains { Glob($0, separator: "/").matches(module) }
    }
    severities = RuleSeverities(configuration.rules.filter { isMeant($0.modules) })
    imports = configuration.imports.filter { isMeant($0.modules) }
    thresholds = configuration.thresholds.filter { isMeant($0.modules) }
    assembling = Set(configuration.assembly.filter { isMeant($0.modules) }.map(\.role))
  }

  /// What is wrong with the entries, given the modules that exist; nil if nothing is.
  package static func flaw(in configuration: Configuration, among modules: [String]) -> String? {
    let entries =
      configuration.rules.map { ("rules", $0.modules) }
      + configuration.imports.map { ("imports", $0.modules) }
      + configuration.thresholds.map { ("thresholds", $0.modules) }
      + configuration.assembly.map { ("assembly", $0.modules) }
    for (key, globs) in entries {
      for glob in globs where !modules.contains(where: Glob(glob, separator: "/").matches) {
        let known = modules.joined(separator: ", ")
        return "the module '\(glob)' under \(key) matches none, there are only \(known)"
      }
    }
    return nil
  }

  /// The rules that the module is checked against, whatever its pattern.
  package var held: [String] {
    (imports.isEmpty ? [] : [TeamRules.forbiddenImport.name])
      + (thresholds.isEmpty ? [] : [TeamRules.outOfBounds.name])
      + [TeamRules.concreteDefault.name].filter { severities.severity(of: $0) != nil }
      + (declared == nil ? [] : PackageRules.names)
      + (neighbours.isEmpty ? [] : [PackageRules.importCycle.name])
  }
}

/// How much the findings of each rule matter in a module.
package struct RuleSeverities: Sendable {
  private let entries: [(rule: Glob, text: String, severity: Severity?)]

  /// If several entries match, the last one counts.
  package init(_ entries: [RuleEntry] = []) {
    self.entries = entries.map { (Glob($0.rule, separator: "."), $0.rule, $0.severity) }
  }

  /// Nil for a rule that is off; what a team declares is an error, whatever else it says.
  package func severity(of rule: String) -> Severity? {
    if let entry = entries.last(where: { $0.rule.matches(rule) }) { return entry.severity }
    return switch RuleCatalog.owner(of: rule) {
    case .team: .error
    case .request: nil
    case .pattern, .form, .manifest, .modules, .all: .warning
    }
  }

  /// Whether a team says anything about a rule.
  func decide(_ rule: String) -> Bool { entries.contains { $0.rule.matches(rule) } }

  /// The rules whose severity a team sets by their whole name.
  package var named: Set<String> {
    Set(RuleCatalog.all.map(\.name).filter { severity(of: $0) != nil })
      .intersection(entries.map(\.text))
  }

  /// The names of the rules that were turned off.
  package var off: [String] {
    entries.isEmpty
      ? [] : RuleCatalog.all.map(\.name).filter { decide($0) && severity(of: $0) == nil }
  }

  /// A team's severity replaces the check's, also that of a note.
  func applied(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let severity = severity(of: finding.rule.name) else { return nil }
      guard decide(finding.rule.name) else { return finding }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
