package import ArchitectureReport
import CompareSupport
import SourceRecords

/// What an earlier revision already breaks, which is therefore accepted.
package struct EarlierFindings: Sendable {
  let revision: String
  let findings: [CheckResult.Finding]
  let notes: [Note]
  let accepted: AcceptedFindings

  package init(
    revision: String, findings: [CheckResult.Finding], notes: [Note], accepted: AcceptedFindings
  ) {
    self.revision = revision
    self.findings = findings
    self.notes = notes
    self.accepted = accepted
  }

  /// If some of its findings may be missing, findings that seem new may not be.
  package var partialNotes: [Note] {
    notes.filter { $0.kind != .information }.map { note in
      Note(.gap, "at '\(revision)', \(note.text)", of: note.module)
    }
  }

  var baseline: Baseline { Baseline(entries: Set(findings.map { Baseline.Entry($0.report) })) }
}

/// What a team accepts: by comments, each as its rule and the type around it, and by a baseline.
package struct AcceptedFindings: Sendable {
  private let comments: [String]
  private let entries: Set<Baseline.Entry>

  package init(_ report: Report, _ baseline: Baseline?) {
    comments = report.modules.flatMap { module in
      (module.judged?.remarks ?? []).map { "\(module.name) \($0)" }
    }
    entries = baseline?.entries ?? []
  }

  /// How many were added and removed since.
  struct Change: Encodable, Equatable {
    let added: Int
    let removed: Int

    var isNone: Bool { added == 0 && removed == 0 }
  }

  struct Changes: Encodable, Equatable {
    let comments: Change
    let baseline: Change
  }

  func changes(since earlier: AcceptedFindings) -> Changes {
    let difference = comments.sorted().difference(from: earlier.comments.sorted())
    return Changes(
      comments: Change(added: difference.insertions.count, removed: difference.removals.count),
      baseline: Change(
        added: entries.subtracting(earlier.entries).count,
        removed: earlier.entries.subtracting(entries).count))
  }
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
