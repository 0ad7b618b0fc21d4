import ArchitectureReport

/// The result of a check for programs.
struct CheckJSON: Encodable {
  private let schemaVersion = 2
  private let complete: Bool
  private let modules: [CheckResult.Module]
  private let findings: [FindingReport]
  private let accepted: [FindingReport]
  private let stale: [Baseline.Entry]
  private let notes: [Note]

  init(_ result: CheckResult) {
    complete = result.isComplete
    modules = result.modules
    findings = result.findings.map(\.report)
    accepted = (result.accepted ?? []).map(\.report)
    stale = result.stale
    notes = result.notes
  }
}
