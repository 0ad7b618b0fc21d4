package import ArchitectureReport
import CompareSupport
import SourceRecords

/// What an earlier revision already breaks, which is therefore accepted.
package struct EarlierFindings: Sendable {
  let revision: String
  let findings: [CheckResult.Finding]
  let notes: [Note]

  package init(revision: String, findings: [CheckResult.Finding], notes: [Note]) {
    self.revision = revision
    self.findings = findings
    self.notes = notes
  }

  /// If some of its findings may be missing, findings that seem new may not be.
  package var partialNotes: [Note] {
    notes.filter { $0.kind != .information }.map { note in
      Note(.gap, "at '\(revision)', \(note.text)", of: note.module)
    }
  }

  var baseline: Baseline { Baseline(entries: Set(findings.map { Baseline.Entry($0.report) })) }
}

/// Finds the places of findings from the reader's point of view.
package struct FindingPlaces {
  private let root: String
  private let prefix: String
  private var texts: [String: SourceText] = [:]

  /// Takes the package's folder, or that of the sources, and the current one.
  package init(root: String, folder: String) {
    self.root = root
    let folder = folder.realPath
    prefix = root.hasPrefix(folder + "/") ? root.dropFirst(folder.count + 1) + "/" : ""
  }

  /// The finding with its path relative to the current folder, if the package is in it.
  package mutating func place(_ finding: FindingReport) -> CheckResult.Finding {
    let isAbsolute = finding.file.hasPrefix("/")
    let column = utf16Column(of: finding, in: isAbsolute ? finding.file : "\(root)/\(finding.file)")
    var placed = finding
    if !isAbsolute { placed.file = prefix + finding.file }
    return CheckResult.Finding(report: placed, utf16Column: column)
  }

  /// Falls back to the column in bytes if the file is gone by now.
  private mutating func utf16Column(of finding: FindingReport, in path: String) -> Int {
    if texts[path] == nil { texts[path] = try? SourceText.read(path) }
    let position = Position(line: finding.line, column: finding.column)
    guard let text = texts[path], let end = text.places.offset(of: position) else {
      return finding.column
    }
    let start = end - (finding.column - 1)
    return String(decoding: text.bytes[start..<end], as: UTF8.self).utf16.count + 1
  }
}
