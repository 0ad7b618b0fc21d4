/// The findings that a team accepts for now.
struct Baseline: Equatable, Sendable {
  static let version = 1

  /// A finding without its line, which changes with every line above it.
  struct Entry: Hashable, Encodable, Sendable {
    let rule: String
    /// Both as `Module.Type`.
    let from: String
    let to: String
  }

  var entries: Set<Entry> = []

  var sorted: [Entry] {
    entries.sorted { ($0.rule, $0.from, $0.to) < ($1.rule, $1.from, $1.to) }
  }
}

extension Baseline.Entry {
  init(_ finding: FindingReport) {
    rule = finding.rule
    from = "\(finding.module).\(finding.from)"
    to = "\(finding.toModule).\(finding.to)"
  }

  /// The module that was held against its pattern.
  var module: String { String(from.prefix { $0 != "." }) }

  var line: String { "[\(rule)] \(from) → \(to)" }
}
