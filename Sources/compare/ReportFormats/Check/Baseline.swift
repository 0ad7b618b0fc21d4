import ArchitectureReport
import ArchitectureRules
import CommandLineKit
package import CompareSupport
import Foundation

/// The findings that a team accepts for now.
package struct Baseline: Equatable, Sendable {
  static let version = 3
  /// Version 2 doesn't say how it was made, and version 1 doesn't mark the folder's module either.
  static let readableVersions = 1...version
  /// Stands for the module that is named after the folder of a checkout, whatever its name.
  static let folder = "*"

  /// A finding without its line, which changes with every line above it.
  package struct Entry: Hashable, Encodable, Sendable {
    let rule: String
    /// Both as `Module.Type`; `*` is the module of the folder.
    let from: String
    let to: String
    /// The names of a cycle's types, sorted.
    var members: [String]?
  }

  /// What decides besides the code which findings there are.
  package struct Making: Equatable, Sendable {
    /// What was measured, as in `package` or `sources`.
    let measured: String
    /// The version of the rules.
    let rules: Int

    package init(measured: String, rules: Int = RuleCatalog.version) {
      self.measured = measured
      self.rules = rules
    }
  }

  package var entries: Set<Entry> = []
  /// Nil in an older file.
  package var making: Making?

  package init(entries: Set<Entry> = [], making: Making? = nil) {
    self.entries = entries
    self.making = making
  }

  /// In the terms of a run that names a module after its folder.
  func renamed(folder: String?) -> Baseline {
    Baseline(entries: Set(entries.map { $0.renamed(folder: folder) }), making: making)
  }

  var sorted: [Entry] {
    entries.sorted { ($0.rule, $0.from, $0.to) < ($1.rule, $1.from, $1.to) }
  }
}

extension Baseline.Entry {
  /// Takes the module, if any, that only has its name from a folder.
  init(_ finding: FindingReport, folder: String? = nil) {
    func name(_ module: String, _ type: String) -> String {
      "\(module == folder ? Baseline.folder : module).\(type)"
    }
    rule = finding.rule
    from = name(finding.module, finding.from)
    to = name(finding.toModule, finding.to)
    members = finding.members
  }

  /// In today's terms: an entry of version 1 names the folder's module.
  func renamed(folder: String?) -> Self {
    func name(_ full: String) -> String {
      guard let folder, full.hasPrefix("\(folder).") else { return full }
      return Baseline.folder + full.dropFirst(folder.count)
    }
    return Self(rule: rule, from: name(from), to: name(to), members: members)
  }

  /// Whether it is the same finding, or the same cycle before it lost some of its members.
  func accepts(_ other: Self) -> Bool {
    if (rule, from, to) == (other.rule, other.from, other.to) { return true }
    guard let members, let left = other.members, rule == other.rule, module == other.module else {
      return false
    }
    return Set(members).isSuperset(of: left)
  }

  /// The module that was checked against its pattern.
  var module: String { String(from.prefix { $0 != "." }) }

  var line: String { "[\(rule)] \(from) → \(to)" }
}

/// Looks entries up by their types first: only cycles need more.
struct EntryIndex {
  private struct Key: Hashable {
    let rule: String
    let from: String
    let to: String

    init(_ entry: Baseline.Entry) { (rule, from, to) = (entry.rule, entry.from, entry.to) }
  }

  private let keys: Set<Key>
  private let cycles: [Baseline.Entry]

  init(_ entries: some Sequence<Baseline.Entry>) {
    keys = Set(entries.map(Key.init))
    cycles = entries.filter { $0.members != nil }
  }

  /// Whether an entry with the same types is there.
  func has(_ entry: Baseline.Entry) -> Bool { keys.contains(Key(entry)) }

  /// Whether one accepts the other, for a cycle also as what remains of it.
  func accepts(_ entry: Baseline.Entry) -> Bool {
    has(entry) || entry.members != nil && cycles.contains { $0.accepts(entry) }
  }

  func areAccepted(by entry: Baseline.Entry) -> Bool {
    has(entry) || entry.members != nil && cycles.contains(where: entry.accepts)
  }
}

extension Baseline: Codable {
  private enum Key: String, CodingKey, CaseIterable { case version, measured, rules, findings }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    entries = Set(try container.decode([Entry].self, forKey: .findings))
    let rules = try container.decodeIfPresent(Int.self, forKey: .rules)
    let measured = try container.decodeIfPresent(String.self, forKey: .measured)
    if let rules, let measured { making = Making(measured: measured, rules: rules) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encodeIfPresent(making?.measured, forKey: .measured)
    try container.encodeIfPresent(making?.rules, forKey: .rules)
    try container.encode(sorted, forKey: .findings)
  }
}

extension Baseline.Entry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case rule, from, to, members }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
    rule = try container.decode(String.self, forKey: .rule)
    from = try container.decode(String.self, forKey: .from)
    to = try container.decode(String.self, forKey: .to)
    members = try container.decodeIfPresent([String].self, forKey: .members)
    for (key, name) in [(Key.from, from), (Key.to, to)] where !name.contains(".") {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "'\(name)' is not of the form Module.Type")
    }
  }
}

/// A baseline as a file kept next to the sources: the same findings give the same bytes.
package struct BaselineFile {
  private let path: String
  private let folder: String

  package init(_ path: String, in folder: String) {
    self.path = path
    self.folder = folder
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: fullPath) }

  package func read() throws(Failure) -> Baseline {
    guard exists else {
      throw Failure("There is no baseline '\(path)': write it with --update-baseline.")
    }
    do throws(InputFile.Unreadable) {
      return try VersionedFile.read(fullPath, Self.decode)
    } catch {
      throw Failure("'\(path)' isn't a baseline: \(error.reason).")
    }
  }

  /// Nil without a path, or a file there.
  package static func readIfAny(
    _ place: (path: String, folder: String)?
  ) throws(Failure) -> Baseline? {
    guard let place else { return nil }
    let file = BaselineFile(place.path, in: place.folder)
    return file.exists ? try file.read() : nil
  }

  /// The same, for a check that has to be made as the baseline was.
  package func read(for making: Baseline.Making) throws(Failure) -> Baseline {
    let baseline = try read()
    guard let old = baseline.making, old != making else { return baseline }
    let what =
      old.measured == making.measured
      ? "with version \(old.rules) of the rules, and this is version \(making.rules): write it anew"
      : "by measuring '\(old.measured)', and this check measures '\(making.measured)': check in the"
        + " same way, or write it anew"
    throw Failure("The baseline '\(path)' was made \(what) with --update-baseline.")
  }

  private static func decode(_ data: Data) throws -> Baseline {
    let version = try JSONDecoder().decode(Version.self, from: data).version
    guard Baseline.readableVersions.contains(version) else {
      throw InputFile.Unreadable(
        "its version is \(version), not one of 1 to \(Baseline.version)")
    }
    return try JSONDecoder().decode(Baseline.self, from: data)
  }

  /// Checks, before the long work, whether writing can work at all.
  package func checkWritable() throws(Failure) { try OutputFile(path, in: folder).check() }

  package func write(_ baseline: Baseline) throws(Failure) {
    try OutputFile(path, in: folder).write(JSONFormatter.format(baseline))
  }

  /// The line that says what was written, and where.
  package func written(_ baseline: Baseline) -> String {
    let entries = baseline.entries.count.of("entry", "entries")
    return "Wrote \(entries) to the baseline '\(fullPath.oneLine)'.\n"
  }

  private var fullPath: String { path.path(from: folder) }

  private struct Version: Decodable {
    let version: Int
  }
}
