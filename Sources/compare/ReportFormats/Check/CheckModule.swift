package import ArchitectureReport
import ArchitectureRules
import CompareSupport

extension CheckResult {
  /// A module that was held against a pattern, layers, or what its team fixes.
  package struct Module: Encodable, Equatable, Sendable {
    let name: String
    @ExplicitNull var pattern: Pattern?
    /// The form of the pattern; nil for the usual one.
    let variant: String?
    /// The layers that its types are in; nil without any.
    let layers: [String]?
    /// What was looked at; nil where nobody counted.
    let judged: JudgedReport?

    /// Nil for a column with nothing of it.
    package init?(_ module: ModuleReport) {
      layers = module.layers.flatMap { $0.isEmpty ? nil : $0 }
      guard module.pattern != nil || layers != nil || module.judged?.own != nil else { return nil }
      name = module.name
      judged = module.judged
      variant = module.variant
      _pattern = ExplicitNull(wrappedValue: module.pattern)
    }

    /// What was looked at, in a line.
    var judgedLine: String? {
      judged.map { judged in
        let all = (judged.typesWithRole + judged.typesWithoutRole).of("type has", "types have")
        let roles = pattern == nil ? "" : "\(judged.typesWithRole) of \(all) a role; "
        return "\(name): \(roles)\(judged.references.of("reference", "references")) judged."
      }
    }

    /// That parts of the pattern are missing, so that its rules had nothing to hold.
    package var note: Note? {
      guard let pattern, let missing = judged?.missing, !missing.isEmpty else { return nil }
      return Note(
        .partial,
        "nothing plays the \(missing.joined(separator: " or the ")), so not all rules of"
          + " \(pattern.title) could be held: `compare roles` says what its types are, and"
          + " \"path\" under \"roles\" in \(Configuration.fileName) says what they should be",
        of: name)
    }

    /// Whether an entry of a baseline would be found again by this very run.
    func covers(_ entry: Baseline.Entry, folder: String?) -> Bool {
      entry.module == (name == folder ? Baseline.folder : name) && isHeld(against: entry.rule)
    }

    /// Whether a rule is one of its pattern's, in the form that it has, of its layers' or its team's,
    /// and not off.
    func isHeld(against rule: String) -> Bool {
      if judged?.off?.contains(rule) ?? false { return false }
      if TeamRules.names.contains(rule) { return judged?.own?.contains(rule) ?? false }
      let owner = rule.prefix { $0 != "." }
      if owner == LayerRules.prefix { return layers != nil }
      return RuleCatalog.isHeld(rule, by: pattern, variant: variant)
    }
  }
}
