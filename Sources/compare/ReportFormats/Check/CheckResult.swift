package import ArchitectureReport

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
  package private(set) var stale: [Baseline.Entry]
  let notes: [Note]
  /// The revision whose findings are accepted; nil where a baseline says what is.
  private(set) var since: String?
  /// Its findings that are no longer there.
  private(set) var mended: [Finding] = []

  /// Whether everything could be checked.
  package var isComplete: Bool { notes.areComplete }

  /// Takes all findings, and what is accepted of them.
  package init(
    modules: [Module], findings: [Finding], notes: [Note] = [], baseline: Baseline?
  ) {
    self.modules = modules
    self.notes = notes
    let findings = findings.sorted { $0.report.isBefore($1.report) }
    let accepted = baseline?.entries ?? []
    self.findings = findings.filter { !accepted.contains(Baseline.Entry($0.report)) }
    self.accepted = baseline.map { baseline in
      findings.filter { baseline.entries.contains(Baseline.Entry($0.report)) }
    }
    let current = Set(findings.map { Baseline.Entry($0.report) })
    stale = (baseline?.sorted ?? []).filter { entry in
      notes.areComplete && !current.contains(entry) && modules.contains { $0.covers(entry) }
    }
  }

  /// Takes all findings, of which those are accepted that a revision has already.
  package init(
    modules: [Module], findings: [Finding], notes: [Note], since earlier: EarlierFindings
  ) {
    self.init(modules: modules, findings: findings, notes: notes, baseline: earlier.baseline)
    since = earlier.revision
    stale = []
    // What could not be checked may be there still.
    guard isComplete else { return }
    let current = Set(findings.map { Baseline.Entry($0.report) })
    mended = earlier.findings.filter { !current.contains(Baseline.Entry($0.report)) }
      .sorted { $0.report.isBefore($1.report) }
  }

  /// The baseline that accepts everything there is now.
  ///
  /// What this run didn't look at, or could not, stays as it was.
  package func renewed(_ old: Baseline) -> Baseline {
    let kept = old.entries.filter { entry in
      !isComplete || !modules.contains { $0.covers(entry) }
    }
    return Baseline(
      entries: kept.union((findings + (accepted ?? [])).map { Baseline.Entry($0.report) }))
  }
}
