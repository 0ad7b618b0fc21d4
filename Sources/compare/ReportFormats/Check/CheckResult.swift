package import ArchitectureReport
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
  package private(set) var stale: [Baseline.Entry]
  let notes: [Note]
  /// The revision whose findings are accepted; nil where a baseline says what is.
  private(set) var since: String?
  /// Its findings that are no longer there.
  private(set) var mended: [Finding] = []

  /// Whether everything could be checked.
  package var isComplete: Bool { notes.areComplete }

  /// The module that has its name from a folder alone; nil without one.
  let folder: String?

  /// Whether some finding lets the check fail.
  package var hasFailures: Bool { findings.contains { $0.report.level.isFailure } }

  /// Takes all findings, and what is accepted of them.
  package init(
    modules: [Module], findings: [Finding], notes: [Note] = [], baseline: Baseline?,
    folder: String? = nil
  ) {
    self.modules = modules
    self.notes = notes
    self.folder = folder
    let baseline = baseline?.renamed(folder: folder)
    let findings = findings.sorted { $0.report.isBefore($1.report) }
    let isAccepted = { (finding: Finding) in
      baseline?.entries.contains(Baseline.Entry(finding.report, folder: folder)) ?? false
    }
    self.findings = findings.filter { !isAccepted($0) }
    accepted = baseline.map { _ in findings.filter(isAccepted) }
    let current = Set(findings.map { Baseline.Entry($0.report, folder: folder) })
    stale = (baseline?.sorted ?? []).filter { entry in
      notes.areComplete && !current.contains(entry)
        && modules.contains { $0.covers(entry, folder: folder) }
    }
  }

  /// Takes all findings, of which those are accepted that a revision has already.
  package init(
    modules: [Module], findings: [Finding], notes: [Note], since earlier: EarlierFindings,
    folder: String? = nil
  ) {
    self.init(
      modules: modules, findings: findings, notes: notes, baseline: earlier.baseline,
      folder: folder)
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
    let kept = old.renamed(folder: folder).entries.filter { entry in
      !isComplete || !modules.contains { $0.covers(entry, folder: folder) }
    }
    let current = (findings + (accepted ?? [])).map { finding in
      Baseline.Entry(finding.report, folder: folder)
    }
    return Baseline(entries: kept.union(current))
  }
}
