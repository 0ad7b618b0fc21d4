package import ArchitectureReport
import ArchitectureRules
import CompareSupport

/// What holding modules against their patterns came to.
package struct CheckResult: Equatable, Sendable {
  package struct Finding: Equatable, Sendable {
    let report: FindingReport
    /// Where `report.column` is when it is counted in UTF-16 code units.
    let utf16Column: Int
  }

  package let modules: [Module]
  /// What the baseline doesn't accept, by its place.
  package let findings: [Finding]
  /// What the baseline accepts; nil without one.
  let accepted: [Finding]?
  /// The entries of the baseline that no longer occur in these modules; a partial result knows of
  /// none.
  package let stale: [Baseline.Entry]
  let notes: [Note]
  /// The revision whose findings are accepted; nil where a baseline says what is.
  let since: String?
  /// Its findings that are no longer there.
  let mended: [Finding]

  /// Whether everything could be checked.
  package var isComplete: Bool { notes.areComplete }

  /// The module that has its name from a folder alone; nil without one.
  let folder: String?

  /// Whether some finding lets the check fail.
  package var hasFailures: Bool { findings.contains { $0.report.level.isFailure } }

  /// Takes all findings, and what is accepted of them: by a baseline, or because a revision has it
  /// already.
  package init(
    modules: [Module], findings: [Finding], notes: [Note] = [], baseline: Baseline? = nil,
    since earlier: EarlierFindings? = nil, folder: String? = nil
  ) {
    self.modules = modules
    self.notes = notes
    self.folder = folder
    since = earlier?.revision
    let baseline = (earlier?.baseline ?? baseline)?.renamed(folder: folder)
    let findings = findings.sorted { $0.report.isBefore($1.report) }
    let isAccepted = { (finding: Finding) in
      baseline?.entries.contains(Baseline.Entry(finding.report, folder: folder)) ?? false
    }
    self.findings = findings.filter { !isAccepted($0) }
    accepted = baseline.map { _ in findings.filter(isAccepted) }
    // What could not be checked may be there still.
    let isComplete = notes.areComplete
    let current = Set(findings.map { Baseline.Entry($0.report, folder: folder) })
    stale = (earlier == nil ? baseline?.sorted ?? [] : []).filter { entry in
      isComplete && !current.contains(entry)
        && modules.contains { $0.covers(entry, folder: folder) }
    }
    let named = Set(findings.map { Baseline.Entry($0.report) })
    mended = (isComplete ? earlier?.findings ?? [] : [])
      .filter { !named.contains(Baseline.Entry($0.report)) }
      .sorted { $0.report.isBefore($1.report) }
  }

  /// The baseline that accepts everything there is now.
  ///
  /// What this run didn't look at, or could not, stays as it was.
  package func renewed(_ old: Baseline) -> Baseline {
    let kept = old.renamed(folder: folder).entries.filter { entry in
      !isComplete || !modules.contains { $0.covers(entry, folder: folder) }
    }
    let current = (findings + (accepted ?? [])).map { finding in
      Baseline.Entry(finding.report, folder: folder)
    }
    return Baseline(entries: kept.union(current))
  }
}

extension CheckResult {
  /// A module that was held against a pattern, layers, or what its team fixes.
  package struct Module: Encodable, Equatable, Sendable {
    let name: String
    @ExplicitNull var pattern: Pattern?
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
