import ArchitectureReport
import CommandLineKit
package import CompareSupport
import Foundation

/// The findings that a team accepts for now.
package struct Baseline: Equatable, Sendable {
  static let version = 2
  /// Version 1 doesn't mark the folder's module.
  static let readableVersions = 1...version
  /// Stands for the module that is named after the folder of a checkout, whatever its name.
  static let folder = "*"

  /// A finding without its line, which changes with every line above it.
  package struct Entry: Hashable, Encodable, Sendable {
    let rule: String
    /// Both as `Module.Type`; `*` is the module of the folder.
    let from: String
    let to: String
  }

  package var entries: Set<Entry> = []

  package init(entries: Set<Entry> = []) {
    self.entries = entries
  }

  /// In the terms of a run that names a module after its folder.
  func renamed(folder: String?) -> Baseline {
    Baseline(entries: Set(entries.map { $0.renamed(folder: folder) }))
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
  }

  /// In today's terms: an entry of version 1 names the folder's module.
  func renamed(folder: String?) -> Self {
    func name(_ full: String) -> String {
      guard let folder, full.hasPrefix("\(folder).") else { return full }
      return Baseline.folder + full.dropFirst(folder.count)
    }
    return Self(rule: rule, from: name(from), to: name(to))
  }

  /// The module that was checked against its pattern.
  var module: String { String(from.prefix { $0 != "." }) }

  var line: String { "[\(rule)] \(from) → \(to)" }
}

extension Baseline: Codable {
  private enum Key: String, CodingKey, CaseIterable { case version, findings }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(knowing: Key.self)
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
    let container = try decoder.container(knowing: Key.self)
    rule = try container.decode(String.self, forKey: .rule)
    from = try container.decode(String.self, forKey: .from)
    to = try container.decode(String.self, forKey: .to)
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
