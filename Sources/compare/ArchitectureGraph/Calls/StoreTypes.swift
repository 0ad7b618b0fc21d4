import CompareSupport
package import SourceRecords

/// The types that are stores, or conform to what is one.
package struct StoreTypes: Sendable {
  static let roles: Set<Role> = [.store, .provider, .repository]

  private let types: Set<SymbolID>

  /// Asks every type once: searches ask for the same types again and again.
  ///
  /// A type that is declared in a store is none by that.
  package init(
    in graph: SymbolGraph, _ table: RoleTable, _ assigned: [SymbolID: AssignedRole] = [:]
  ) {
    var named: Set<SymbolID> = []
    for (symbol, type) in graph.types {
      let found = assigned[symbol].flatMap { $0.evidence.isOwn ? $0.role : nil }
      if let role = found ?? table.ownRole(of: type.name), Self.roles.contains(role) {
        named.insert(symbol)
      }
    }
    types = Set(
      graph.types.keys.filter { type in
        named.contains(type) || !graph.ancestors(of: type).isDisjoint(with: named)
      })
  }

  package func contains(_ type: SymbolID) -> Bool { types.contains(type) }
}

extension RoleEvidence {
  /// Whether it is about the type itself, and more than its name.
  fileprivate var isOwn: Bool {
    switch self {
    case .inherited, .conformer, .observed, .folder, .entry(.path): true
    case .entry, .name, .coded, .handed, .around: false
    }
  }
}
