import ArchitectureReport

/// The result of a check for programs.
struct CheckJSON: Encodable {
  private let schemaVersion = 2
  private let complete: Bool
  private let modules: [CheckResult.Module]
  private let findings: [FindingReport]
  private let accepted: [FindingReport]
  private let stale: [Baseline.Entry]
  /// The revision whose findings are accepted, and those of them that are gone; nil without one.
  private let since: String?
  private let mended: [FindingReport]?
  private let notes: [Note]

  init(_ result: CheckResult) {
    complete = result.isComplete
    modules = result.modules
    findings = result.findings.map(\.report)
    accepted = (result.accepted ?? []).map(\.report)
    stale = result.stale
    since = result.since
    mended = result.since == nil ? nil : result.mended.map(\.report)
    notes = result.notes
  }
}
