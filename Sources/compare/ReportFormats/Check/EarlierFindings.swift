package import ArchitectureReport

/// What an earlier revision breaks already, which is accepted therefore.
package struct EarlierFindings: Sendable {
  let revision: String
  let findings: [CheckResult.Finding]
  let notes: [Note]

  package init(revision: String, findings: [CheckResult.Finding], notes: [Note]) {
    self.revision = revision
    self.findings = findings
    self.notes = notes
  }

  /// Where some of them may be missing, what seems new may not be.
  package var partialNotes: [Note] {
    notes.filter { $0.kind == .partial }.map { note in
      Note(.partial, "at '\(revision)', \(note.text)", of: note.module)
    }
  }

  var baseline: Baseline { Baseline(entries: Set(findings.map { Baseline.Entry($0.report) })) }
}
