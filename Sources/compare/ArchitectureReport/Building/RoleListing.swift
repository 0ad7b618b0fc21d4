package import ArchitectureGraph
package import CompareSupport
import SourceRecords

/// The types of modules, each with its role and the evidence for it.
package struct RoleListing: Encodable, Equatable, Sendable {
  package struct Row: Encodable, Equatable, Sendable {
    /// In place of a role.
    static let unclear = "unclear"

    package let name: String
    /// Nil for a type without a role.
    @ExplicitNull package var role: String?
    /// The evidence for the role.
    package let why: String
    let file: String
    let line: Int
  }

  package struct Module: Encodable, Equatable, Sendable {
    package let name: String
    /// Sorted by role and name; those without a role are last.
    package let types: [Row]
    /// How many more are inside functions or in code that isn't compiled, where none has a role.
    package var unlisted = 0
    package var withRole: Int { types.count { $0.role != nil && $0.role != Row.unclear } }
  }

  private let schemaVersion = 1
  package let complete: Bool
  package let modules: [Module]
  package let notes: [Note]

  package init(modules: [Module], notes: [Note]) {
    complete = notes.areComplete
    self.modules = modules
    self.notes = notes
  }
}

extension RoleListing {
  package init(
    _ columns: [Column], _ analysis: Analysis, _ roles: TypeRoles, _ shown: ShownPaths,
    notes: [Note]
  ) {
    let rows = Dictionary(grouping: analysis.graph.types, by: \.value.module).mapValues { types in
      types.map { Row($0.value, $0.key, roles, shown) }.sorted { $0.isBefore($1) }
    }
    let written = Dictionary(grouping: analysis.sources.values, by: \.indexed.module)
      .mapValues { $0.map(\.parsed.types.count).reduce(0, +) }
    let modules = columns.map(\.module.name).map { name in
      let types = rows[name] ?? []
      return Module(name: name, types: types, unlisted: max(0, (written[name] ?? 0) - types.count))
    }
    self.init(modules: modules, notes: notes)
  }
}

extension RoleListing.Row {
  /// An unclear role is shown with what speaks for each, so that an entry can decide.
  fileprivate init(
    _ type: TypeNode, _ symbol: SymbolID, _ roles: TypeRoles, _ shown: ShownPaths
  ) {
    let assigned = roles.assigned[symbol]
    let unclear = roles.unclear[symbol].map { found in
      found.map { "\($0.role.rawValue): \($0.evidence.words)" }.joined(separator: "; ")
    }
    self.init(
      name: type.name,
      role: unclear != nil
        ? Self.unclear : assigned.flatMap { $0.role == .other ? nil : $0.role.rawValue },
      why: unclear ?? assigned?.evidence.words ?? "no evidence", file: shown.relative(type.file),
      line: type.position.line)
  }

  fileprivate func isBefore(_ other: Self) -> Bool {
    func key(_ row: Self) -> (Int, String, String, String, Int) {
      (row.role == nil ? 1 : 0, row.role ?? "", row.name, row.file, row.line)
    }
    return key(self) < key(other)
  }
}
