import CompareConfiguration
package import SourceRecords

/// The types that are stores, or conform to what is one.
package struct StoreTypes: Sendable {
  static let roles: Set<Role> = [.store, .provider, .repository]

  private let types: Set<SymbolID>

  /// Asks every type once: searches ask for the same types again and again.
  package init(in graph: SymbolGraph, _ roles: RoleTable) {
    var named: Set<SymbolID> = []
    for (symbol, type) in graph.types {
      if let role = roles.ownRole(of: type.name), Self.roles.contains(role) {
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
