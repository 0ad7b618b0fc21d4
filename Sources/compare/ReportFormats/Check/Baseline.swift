import ArchitectureReport
import CompareConfiguration
import CompareSupport

/// The findings that a team accepts for now.
package struct Baseline: Equatable, Sendable {
  static let version = 1

  /// A finding without its line, which changes with every line above it.
  package struct Entry: Hashable, Encodable, Sendable {
    let rule: String
    /// Both as `Module.Type`.
    let from: String
    let to: String
  }

  package var entries: Set<Entry> = []

  package init(entries: Set<Entry> = []) {
    self.entries = entries
  }

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

extension Baseline: Codable {
  private enum Key: String, CodingKey, CaseIterable { case version, findings }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    entries = Set(try container.decode([Entry].self, forKey: .findings))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(sorted, forKey: .findings)
  }
}

extension Baseline.Entry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case rule, from, to }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    rule = try container.decode(String.self, forKey: .rule)
    from = try container.decode(String.self, forKey: .from)
    to = try container.decode(String.self, forKey: .to)
    for (key, name) in [(Key.from, from), (Key.to, to)] where !name.contains(".") {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "'\(name)' is not of the form Module.Type")
    }
  }
}
