package import ArchitectureGraph
import CompareConfiguration
package import CompareSupport
package import SourceRecords
import SourceSyntax

/// The types of modules, each with its role and what tells it.
package struct RoleListing: Encodable, Equatable, Sendable {
  package struct Row: Encodable, Equatable, Sendable {
    package let name: String
    /// Nil for a type that has none.
    @ExplicitNull package var role: String?
    /// What tells the role, or what was tried.
    package let why: String
    let file: String
    let line: Int
  }

  package struct Module: Encodable, Equatable, Sendable {
    package let name: String
    /// Sorted by role and name; those without a role are last.
    package let types: [Row]

    package var withRole: Int { types.count { $0.role != nil } }
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
    _ columns: [Column], _ types: [SymbolID: TypeNode], _ roles: TypeRoles, _ shown: ShownPaths,
    notes: [Note]
  ) {
    let rows = Dictionary(grouping: types, by: \.value.module).mapValues { types in
      types.map { Row($0.value, roles.assigned[$0.key], shown) }.sorted { $0.isBefore($1) }
    }
    self.init(
      modules: columns.map { Module(name: $0.module.name, types: rows[$0.module.name] ?? []) },
      notes: notes)
  }
}

extension RoleListing.Row {
  fileprivate init(_ type: TypeNode, _ assigned: AssignedRole?, _ shown: ShownPaths) {
    name = type.name
    file = shown.relative(type.file)
    line = type.position.line
    why = assigned?.evidence.words ?? Self.tried(type, file)
    let role = assigned.flatMap { $0.role == .other ? nil : $0.role.rawValue }
    _role = ExplicitNull(wrappedValue: role)
  }

  /// What was looked at in vain.
  private static func tried(_ type: TypeNode, _ file: String) -> String {
    let folders = file.split(separator: "/").dropLast().joined(separator: "/")
    let tried =
      ["name"] + type.inherited + (folders.isEmpty ? [] : ["folders \(folders)"]) + ["use"]
    return "nothing tells: \(tried.joined(separator: ", "))"
  }

  fileprivate func isBefore(_ other: Self) -> Bool {
    func key(_ row: Self) -> (Int, String, String, String, Int) {
      (row.role == nil ? 1 : 0, row.role ?? "", row.name, row.file, row.line)
    }
    return key(self) < key(other)
  }
}
