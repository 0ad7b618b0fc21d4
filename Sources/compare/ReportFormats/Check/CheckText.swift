import ArchitectureReport
import CommandLineKit
import CompareSupport

/// A line for each finding, in the compiler's format, and a summary.
package enum CheckText {
  static func format(_ result: CheckResult) -> String {
    partial(result) + result.findings.map { line($0.report) + "\n" }.joined()
      + judged(result) + summary(result) + "\n" + remarks(result)
  }

  /// Reports, in a separate line, that not everything could be checked.
  package static func partial(_ result: CheckResult) -> String {
    result.isComplete ? "" : PartialResult.line + "\n"
  }

  private static func line(_ finding: FindingReport) -> String {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    return "\(place): \(finding.level.rawValue): [\(finding.rule)] \(finding.explanation)".oneLine
  }

  /// What was looked at, a line for each module.
  static func judged(_ result: CheckResult) -> String {
    result.modules.compactMap { $0.judgedLine.map { $0.oneLine + "\n" } }.joined()
      + judgedByRule(result.modules)
  }

  /// How much each rule looked at, a line for each pattern, form or kind of rules.
  private static func judgedByRule(_ modules: [CheckResult.Module]) -> String {
    let counts = modules.judgedByRule.map { name, count in
      (owner: String(name.prefix { $0 != "." }), text: "\(name) \(count)")
    }
    let lines = Dictionary(grouping: counts, by: \.owner).sorted { $0.key < $1.key }
    return lines.map { _, counts in
      "Judged: " + counts.map(\.text).sorted().joined(separator: ", ") + ".\n"
    }
    .joined()
  }

  /// How many findings there are, and how many are accepted.
  static func summary(_ result: CheckResult) -> String {
    let all = result.modules.count.of("module", "modules")
    let affected = Set(result.findings.map(\.report.module)).count
    let new = result.findings.count
    let accepted = result.accepted?.count ?? 0
    let word = result.since == nil && accepted == 0 ? "" : "new "
    let found =
      new == 0
      ? "No \(word)findings in \(all)"
      : "\(new.of("\(word)finding", "\(word)findings")) in \(affected) of \(all)"
    let notes = result.findings.count { !$0.report.level.isFailure }
    let counted = found + (notes > 0 ? ", \(notes.of("note", "notes")) among them" : "")
    guard accepted > 0 else { return counted + "." }
    guard let since = result.since else {
      return counted + "; \(accepted) accepted by the baseline."
    }
    return counted + "; \(accepted) \(accepted == 1 ? "was" : "were") there at '\(since.oneLine)'."
  }

  /// What the findings alone don't say, one line each.
  package static func remarks(_ result: CheckResult) -> String {
    remarkLines(result).map { $0 + "\n" }.joined()
  }

  static func remarkLines(_ result: CheckResult) -> [String] {
    let entries = result.stale.map(\.line).joined(separator: ", ")
    let verb = result.stale.count == 1 ? "occurs" : "occur"
    let stale =
      "Baseline: \(result.stale.count.of("entry", "entries")) no longer \(verb): \(entries)"
    let shrunk = result.shrunk.map { "Smaller than the accepted cycle: \($0.line)" }
    let mended = result.mended.map { finding in
      let report = finding.report
      return "Mended since '\(result.since ?? "")': \(report.file):\(report.line): "
        + Baseline.Entry(report).line
    }
    let notes = result.notes.filter { $0.kind != .gap }.map(\.labelled)
    return
      (mended + accepted(result) + shrunk + (result.stale.isEmpty ? [] : [stale]) + notes
      + gaps(result))
      .map(\.oneLine)
  }

  /// How many findings more and fewer are accepted than at the revision, if any.
  private static func accepted(_ result: CheckResult) -> [String] {
    guard let changes = result.acceptance, !changes.comments.isNone || !changes.baseline.isNone
    else { return [] }
    let (comments, entries) = (changes.comments, changes.baseline)
    let counts = [
      "\(comments.added.of("comment", "comments")) added, \(comments.removed) removed",
      "\(entries.added.of("baseline entry", "baseline entries")) added, \(entries.removed) removed",
    ]
    return ["Accepted since '\(result.since ?? "")': \(counts.joined(separator: "; "))"]
  }

  /// What could not be checked and doesn't stop anybody, in one line.
  private static func gaps(_ result: CheckResult) -> [String] {
    let gaps = result.notes.filter { $0.kind == .gap }.map(\.line)
    guard !gaps.isEmpty else { return [] }
    let more = gaps.count - mostGaps
    return [
      "Not everything could be checked: " + gaps.prefix(mostGaps).joined(separator: "; ")
        + (more > 0 ? "; and \(more) more, which --format json lists" : "")
    ]
  }

  private static let mostGaps = 3
}
