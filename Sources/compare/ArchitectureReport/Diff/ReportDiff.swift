/// What moved between two results.
package struct ReportDiff: Codable, Equatable, Sendable {
  /// A number that is another one now.
  package struct Change: Codable, Equatable, Sendable {
    package var module: String
    package var metric: String
    package var old: String
    package var new: String
  }

  /// Something that one of the results has and the other has not.
  package struct Difference: Codable, Equatable, Sendable {
    package var module: String
    /// `module`, `type`, `edge` or `cycle`.
    package var kind: String
    package var name: String
    package var isAdded: Bool
  }

  /// Between two partial results a number may have moved only because it is missing in one.
  package static let partialLine =
    "\(PartialResult.title): what moved may only be missing in one of the two; see their notes."

  /// Whether nothing is missing in either result.
  package var complete: Bool
  package var changes: [Change] = []
  package var differences: [Difference] = []

  package init(from old: Report, to new: Report) {
    complete = old.isComplete && new.isComplete
    let (before, after) = (Self.byName(old.modules), Self.byName(new.modules))
    let names = old.modules.map(\.name) + new.modules.map(\.name).filter { before[$0] == nil }
    for name in names {
      switch (before[name], after[name]) {
      case (let old?, let new?): compare(old, new)
      case (_?, nil):
        differences.append(.init(module: name, kind: "module", name: name, isAdded: false))
      case (nil, _):
        differences.append(.init(module: name, kind: "module", name: name, isAdded: true))
      }
    }
  }

  package var isEmpty: Bool { changes.isEmpty && differences.isEmpty }

  private static func byName(_ modules: [ModuleReport]) -> [String: ModuleReport] {
    Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func compare(_ old: ModuleReport, _ new: ModuleReport) {
    for row in TableRows.all(for: [old, new]) where row.cells[0] != row.cells[1] {
      changes.append(
        Change(module: old.name, metric: row.key, old: row.cells[0], new: row.cells[1]))
    }
    compare(old, new, "type") { $0.typeList.map(\.name) }
    compare(old, new, "edge") { module in
      module.edges.list.map { edge in
        edge.toModule == module.name
          ? "\(edge.from) → \(edge.to)" : "\(edge.from) → \(edge.toModule).\(edge.to)"
      }
    }
    compare(old, new, "cycle") { $0.cycles.map { $0.types.joined(separator: ", ") } }
  }

  private mutating func compare(
    _ old: ModuleReport, _ new: ModuleReport, _ kind: String, _ names: (ModuleReport) -> [String]
  ) {
    let (before, after) = (Set(names(old)), Set(names(new)))
    for name in before.symmetricDifference(after).sorted() {
      differences.append(
        Difference(module: old.name, kind: kind, name: name, isAdded: after.contains(name)))
    }
  }
}
