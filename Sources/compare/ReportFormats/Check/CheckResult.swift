package import ArchitectureReport
import ArchitectureRules
import CompareSupport

/// The result of checking modules against their patterns.
package struct CheckResult: Equatable, Sendable {
  package struct Finding: Equatable, Sendable {
    package var report: FindingReport
    /// The value of `report.column` if it is counted in UTF-16 code units.
    let utf16Column: Int
  }

  package let modules: [Module]
  /// The findings that the baseline doesn't accept, by place.
  package let findings: [Finding]
  /// The findings that the baseline accepts; nil without one.
  let accepted: [Finding]?
  /// The entries of the baseline that no longer occur in these modules; always empty if something
  /// could not be checked.
  package let stale: [Baseline.Entry]
  /// The accepted cycles that have lost some of their members since.
  let shrunk: [Baseline.Entry]
  let notes: [Note]
  /// The revision whose findings are accepted; nil if a baseline decides.
  let since: String?
  /// The earlier revision's findings that are gone.
  let mended: [Finding]
  /// How many findings more and fewer are accepted than there; nil without a revision.
  let acceptance: AcceptedFindings.Changes?

  /// Whether enough could be checked to count.
  package var isComplete: Bool { notes.areComplete }

  /// The module that only has its name from a folder; nil without one.
  let folder: String?

  /// Whether some finding makes the check fail.
  package var hasFailures: Bool { findings.contains { $0.report.level.isFailure } }

  /// Takes all findings, and what is accepted of them: by a baseline, or because a revision already
  /// has them.
  package init(
    modules: [Module], findings: [Finding], notes: [Note] = [], baseline: Baseline? = nil,
    since earlier: EarlierFindings? = nil, accepted now: AcceptedFindings? = nil,
    folder: String? = nil
  ) {
    acceptance = earlier.flatMap { earlier in now?.changes(since: earlier.accepted) }
    self.modules = modules
    self.notes = notes
    self.folder = folder
    since = earlier?.revision
    let baseline = (earlier?.baseline ?? baseline)?.renamed(folder: folder)
    let findings = findings.sorted { $0.report.isBefore($1.report) }
    let known = EntryIndex(baseline?.entries ?? [])
    let isAccepted = { (finding: Finding) in
      known.accepts(Baseline.Entry(finding.report, folder: folder))
    }
    self.findings = findings.filter { !isAccepted($0) }
    accepted = baseline.map { _ in findings.filter(isAccepted) }
    // What could not be checked may still be there.
    let isWhole = notes.areWhole
    let current = EntryIndex(findings.map { Baseline.Entry($0.report, folder: folder) })
    shrunk = findings.map { Baseline.Entry($0.report, folder: folder) }
      .filter { known.accepts($0) && !known.has($0) }
    stale = (earlier == nil ? baseline?.sorted ?? [] : []).filter { entry in
      isWhole && !current.areAccepted(by: entry)
        && modules.contains { $0.covers(entry, folder: folder) }
    }
    let named = EntryIndex(findings.map { Baseline.Entry($0.report) })
    mended = (isWhole ? earlier?.findings ?? [] : [])
      .filter { !named.areAccepted(by: Baseline.Entry($0.report)) }
      .sorted { $0.report.isBefore($1.report) }
  }

  /// The baseline that accepts all current findings.
  ///
  /// Entries that this run didn't or couldn't check stay as they were.
  package func renewed(_ old: Baseline, _ making: Baseline.Making? = nil) -> Baseline {
    let kept = old.renamed(folder: folder).entries.filter { entry in
      !notes.areWhole || !modules.contains { $0.covers(entry, folder: folder) }
    }
    let current = (findings + (accepted ?? [])).map { finding in
      Baseline.Entry(finding.report, folder: folder)
    }
    return Baseline(entries: kept.union(current), making: making)
  }
}

extension CheckResult {
  /// A module that was checked against a pattern, layers, or its team's rules.
  package struct Module: Encodable, Equatable, Sendable {
    package let name: String
    @ExplicitNull var pattern: Pattern?
    let variant: String?
    /// The layers that its types are in; nil if there are none.
    let layers: [String]?
    /// What was looked at; nil if it wasn't counted.
    let judged: JudgedReport?

    /// Nil for a column without any of these.
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

    /// Reports that parts of the pattern are missing, so that its rules can't be checked.
    package var note: Note? {
      guard let pattern, let missing = judged?.missing, !missing.isEmpty else { return nil }
      return Note(
        .gap,
        "no type is \(missing.joined(separator: " or ")), so not all rules of"
          + " \(pattern.title) can be checked: `compare roles` says what its types are, and"
          + " \"path\" under \"roles\" in \(Configuration.fileName) says what they should be",
        of: name)
    }

    /// Reports that too little of it can be read: nothing at all, or clearly less than when
    /// `init` recorded the percentage of references of which nothing is known.
    package func unreadNote(recorded: Int?) -> Note? {
      guard let unknown = judged?.unknown, unknown > (recorded.map { $0 + Self.growth } ?? 99)
      else {
        return nil
      }
      let then = recorded.map { ", and of \($0) % when `compare init` recorded it" }
      return Note(
        .partial,
        "of \(unknown) % of its references nothing is known\(then ?? ""): build it, or record it"
          + " anew as \"unknown\" in \(Configuration.fileName)",
        of: name)
    }

    /// In percentage points: an edit here and there doesn't stop a team.
    private static let growth = 5

    /// How many places the rules of its pattern looked at.
    fileprivate var judgedByPattern: Int {
      (judged?.rules ?? [:]).filter { rule, _ in
        RuleCatalog.owner(of: rule).isOfPattern
      }.values.reduce(0, +)
    }

    /// Whether this run would find an entry of a baseline again.
    func covers(_ entry: Baseline.Entry, folder: String?) -> Bool {
      entry.module == (name == folder ? Baseline.folder : name) && isHeld(against: entry.rule)
    }

    /// Whether a rule belongs to its pattern, in the form that it has, to its layers or to its
    /// team, and isn't off.
    func isHeld(against rule: String) -> Bool {
      if judged?.off?.contains(rule) ?? false { return false }
      if (TeamRules.names + PackageRules.names + [PackageRules.importCycle.name]).contains(rule) {
        return judged?.own?.contains(rule) ?? false
      }
      let owner = rule.prefix { $0 != "." }
      if owner == LayerRules.prefix { return layers != nil }
      return RuleCatalog.isHeld(rule, by: pattern, variant: variant)
    }
  }
}

extension [CheckResult.Module] {
  /// What each rule looked at in all modules, by its name.
  var judgedByRule: [String: Int] {
    reduce(into: [:]) { sums, module in
      sums.merge(module.judged?.rules ?? [:], uniquingKeysWith: +)
    }
  }

  /// Reports the patterns whose rules had nothing to look at in any module.
  package var idlePatterns: [Note] {
    Dictionary(grouping: filter { $0.pattern != nil }, by: \.pattern).compactMap {
      pattern, modules in
      guard let pattern, modules.allSatisfy({ $0.judged != nil && $0.note == nil }),
        modules.map(\.judgedByPattern).reduce(0, +) == 0
      else { return nil }
      return Note(
        .gap,
        "the rules of \(pattern.title) could judge nothing: no type with a role refers to another",
        of: modules.count == 1 ? modules[0].name : nil)
    }
    .sorted { $0.text < $1.text }
  }

  /// Reports the rules that were asked for and that had nothing to look at in any module: a check
  /// without them doesn't count if there are types that they are about.
  package var idleNotes: [Note] {
    let asked = Set(flatMap { $0.judged?.named ?? [] })
      .union(TeamRules.names).union(LayerRules.names)
    let off = Set(flatMap { $0.judged?.off ?? [] })
    let idle = judgedByRule.filter { $0.value == 0 && asked.contains($0.key) }.keys
    let withTypes = reduce(into: Set()) { $0.formUnion($1.judged?.idle ?? []) }
    return idle.filter { !off.contains($0) }.sorted().map { rule in
      withTypes.contains(rule)
        ? Note(.partial, "\(rule) could judge nothing, although there are types that it is about")
        : Note(.gap, "\(rule) could judge nothing: there is no type that it is about")
    }
  }
}
