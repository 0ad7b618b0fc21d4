package import Foundation

/// What changed in one module.
package struct ModuleDiff: Encodable, Equatable, Sendable {
  package enum Status: String, Encodable, Sendable {
    case changed, added, removed
  }

  package let name: String
  package let status: Status
  /// The numbers that changed; empty for a module that was added or removed.
  package let numbers: [NumberChange]
  /// Identified by the rule and both types: a finding that only moves to another line is the same.
  package private(set) var findings: Moved<FindingReport>
  package let edges: Moved<EdgeReport.Edge>
  package let types: Moved<TypeReport>
  /// The types that are in both, as they are now, whose code isn't what it was.
  package let changedTypes: [TypeReport]
  /// One that changed came and went.
  package let requirements: Moved<Requirement>
  /// Types that only have another name: what they need, and what needs them, is compared under it.
  package let renames: [Rename]
  package private(set) var cycles: Moved<CycleReport>
  package private(set) var folderCycles: Moved<FoldersReport.Cycle>
  /// What remains of cycles that lost some of their members.
  package private(set) var shrunkCycles: [CycleReport] = []
  package private(set) var shrunkFolderCycles: [FoldersReport.Cycle] = []

  /// Takes the module from both results; if one of them lacks it, only the findings count, because
  /// everything else was added or removed with it.
  init(_ name: String, from old: ModuleReport?, to new: ModuleReport?) {
    self.name = name
    status = old == nil ? .added : new == nil ? .removed : .changed
    var old = old
    if let before = old, let new {
      let found = Renames(from: before, to: new)
      renames = found.names.map { Rename(from: $0, to: $1) }.sorted { $0.from < $1.from }
      old = before.renamed(found)
    } else {
      renames = []
    }
    findings = Moved(old?.findings ?? [], new?.findings ?? []) { finding in
      [finding.rule, finding.from, finding.toModule, finding.to]
    }
    guard let old, let new else {
      numbers = []
      (edges, types, changedTypes, requirements) = (Moved(), Moved(), [], Moved())
      (cycles, folderCycles) = (Moved(), Moved())
      return
    }
    numbers = NumberChange.all(from: old, to: new)
    edges = Moved(old.edges.list, new.edges.list) { [$0.from, $0.toModule, $0.to] }
    types = Moved(old.typeList, new.typeList) { [$0.name] }
    let codes = Dictionary(old.typeList.map { ($0.name, $0.code) }) { first, _ in first }
    changedTypes = new.typeList.filter { type in
      guard let code = type.code, let before = codes[type.name] ?? nil else { return false }
      return code != before
    }
    requirements = Moved(Requirement.all(in: old), Requirement.all(in: new)) { [$0.type, $0.text] }
    cycles = Moved(old.cycles, new.cycles, key: \.types)
    // An older result doesn't record its folders.
    folderCycles =
      old.folders == nil || new.folders == nil
      ? Moved()
      : Moved(old.folders?.cycles ?? [], new.folders?.cycles ?? [], key: \.folders)
    shrunkCycles = cycles.takeShrunk(\.types)
    shrunkFolderCycles = folderCycles.takeShrunk(\.folders)
    // The cycle itself is in one of the lists above.
    _ = findings.takeShrunk { finding in finding.members.map { [finding.rule] + $0 } }
  }

  package var isEmpty: Bool {
    status == .changed && numbers.isEmpty && findings.isEmpty && edges.isEmpty && types.isEmpty
      && changedTypes.isEmpty && requirements.isEmpty
      && cycles.isEmpty && folderCycles.isEmpty && renames.isEmpty && shrunkCycles.isEmpty
      && shrunkFolderCycles.isEmpty
  }
}

/// What a protocol requires.
package struct Requirement: Encodable, Equatable, Sendable {
  package let type: String
  package let text: String
  package let file: String
  /// That of the protocol.
  package let line: Int

  fileprivate static func all(in module: ModuleReport) -> [Requirement] {
    module.typeList.flatMap { type in
      (type.requirements ?? []).map {
        Requirement(type: type.name, text: $0, file: type.file, line: type.line)
      }
    }
  }
}

/// What only one of the two results has, in the order of that result.
package struct Moved<Item: Encodable & Equatable & Sendable>: Encodable, Equatable, Sendable {
  package var came: [Item] = []
  package var went: [Item] = []

  package var isEmpty: Bool { came.isEmpty && went.isEmpty }
}

extension Moved {
  /// Takes the items of both results, and the key that identifies an item.
  init(_ old: [Item], _ new: [Item], key: (Item) -> [String]) {
    let (before, after) = (Set(old.map(key)), Set(new.map(key)))
    came = new.filter { !before.contains(key($0)) }
    went = old.filter { !after.contains(key($0)) }
  }

  /// Takes out what only lost members: the whole went, and what remains of it came.
  fileprivate mutating func takeShrunk(_ members: (Item) -> [String]?) -> [Item] {
    let wholes = went.map { Set(members($0) ?? []) }
    let parts = came.map { Set(members($0) ?? []) }
    let shrunk = zip(came, parts).filter { _, part in
      !part.isEmpty && wholes.contains { $0.isSuperset(of: part) }
    }
    came = zip(came, parts).filter { _, part in
      part.isEmpty || !wholes.contains { $0.isSuperset(of: part) }
    }.map(\.0)
    went = zip(went, wholes).filter { _, whole in
      !shrunk.contains { whole.isSuperset(of: $0.1) }
    }.map(\.0)
    return shrunk.map(\.0)
  }
}

/// A number that changed.
package struct NumberChange: Encodable, Equatable, Sendable {
  package enum Direction: String, Encodable, Sendable {
    case better, worse
  }

  /// Such as `lines.comment`, and the label next to its number.
  package let key: String
  package let label: String
  /// Both as the table shows them, including a dash.
  package let texts: (old: String, new: String)

  /// With the decimal places that the table shows; nil for a dash.
  package var old: Decimal? { Decimal(string: texts.old) }
  package var new: Decimal? { Decimal(string: texts.new) }

  /// Nil if one of them isn't a number.
  package var delta: Decimal? {
    guard let old, let new else { return nil }
    return new - old
  }

  /// Nil for a number of which neither more nor less is better.
  package var direction: Direction? {
    guard let delta, let isMoreBetter = Self.isMoreBetter(key) else { return nil }
    return (delta > 0) == isMoreBetter ? .better : .worse
  }

  static func all(from old: ModuleReport, to new: ModuleReport) -> [NumberChange] {
    TableRows.all(for: [old, new]).compactMap { row in
      guard row.cells[0] != row.cells[1], !isNoise(row.cells[0], row.cells[1]) else { return nil }
      let label = row.label.trimmingCharacters(in: .whitespaces)
      return NumberChange(key: row.key, label: label, texts: (row.cells[0], row.cells[1]))
    }
  }

  /// Whether two means or shares differ by no more than rounding makes them.
  private static func isNoise(_ old: String, _ new: String) -> Bool {
    guard let one = Decimal(string: old), let other = Decimal(string: new),
      let dot = old.lastIndex(of: "."), old.distance(from: dot, to: old.endIndex) > 2
    else { return false }
    let last = Decimal(
      sign: .plus, exponent: -(old.distance(from: dot, to: old.endIndex) - 1), significand: 1)
    return abs(one - other) <= last
  }

  package static func == (one: NumberChange, other: NumberChange) -> Bool {
    (one.key, one.label) == (other.key, other.label) && one.texts == other.texts
  }
}

extension NumberChange {
  private enum CodingKeys: String, CodingKey {
    case key, old, new, delta, direction
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(delta, forKey: .delta)
    try container.encodeIfPresent(direction, forKey: .direction)
  }

  private static let lessIsBetter: Set = [
    "findings", "cycles", "folders.cycles", "components.nccd", "coupling.distance",
    "complexity.mean", "complexity.max", "functions.longest", "tests.failed",
  ]
  private static let moreIsBetter: Set = [
    "coverage.percent", "coverage.viewFree", "sharedCoverage.percent", "sharedCoverage.viewFree",
    "resolved",
  ]

  /// Nil for numbers that are neither good nor bad: a larger app isn't a worse one.
  private static func isMoreBetter(_ key: String) -> Bool? {
    if moreIsBetter.contains(key) { return true }
    return lessIsBetter.contains(key) ? false : nil
  }
}
