package import CompareSupport
package import SourceRecords

/// How many type edges lead from types of one role to types of another.
package struct RoleEdge: Equatable, Sendable {
  package let from: Role
  package let to: Role
  /// Whether the other types are in the same module.
  package let isInternal: Bool
  package let edges: Int
  /// Those that lead to something other than a protocol.
  package let concrete: Int
  /// The places at which they refer to the other types.
  package let references: Int

  /// The edges that begin in a module, sorted by roles, internal ones first.
  package static func all(
    of module: String,
    _ edges: [TypeEdge],
    _ types: [SymbolID: TypeNode],
    _ roles: [SymbolID: Role]
  ) -> [RoleEdge] {
    struct Key: Hashable {
      let from: Role
      let to: Role
      let isInternal: Bool
    }

    let places = PlacedTypes(types, roles)
    var counts: [Key: (edges: Int, concrete: Int, references: Int)] = [:]
    for edge in edges {
      guard let from = types[edge.from], let to = types[edge.to], from.module == module
      else { continue }
      let key = Key(
        from: places.role(of: edge.from),
        to: places.role(of: edge.to),
        isInternal: to.module == module
      )
      counts[key, default: (0, 0, 0)].edges += 1
      counts[key]?.references += edge.places.count
      if !to.isProtocol { counts[key]?.concrete += 1 }
    }
    return counts.map { key, count in
      RoleEdge(
        from: key.from, to: key.to, isInternal: key.isInternal, edges: count.edges,
        concrete: count.concrete, references: count.references)
    }
    .sorted {
      ($0.from, $0.to, $0.isInternal ? 0 : 1) < ($1.from, $1.to, $1.isInternal ? 0 : 1)
    }
  }
}

/// What has no role counts as the type that it stands in.
package struct PlacedTypes: Sendable {
  private struct Name: Hashable {
    let module: String
    let name: String
  }

  private let types: [SymbolID: TypeNode]
  private let roles: [SymbolID: Role]
  private let byName: [Name: Role]

  package init(_ types: [SymbolID: TypeNode], _ roles: [SymbolID: Role]) {
    self.types = types
    self.roles = roles
    let named = types.compactMap { symbol, type in
      roles[symbol].map { (Name(module: type.module, name: type.name), $0) }
    }
    byName = Dictionary(named) { first, _ in first }
  }

  package func role(of symbol: SymbolID) -> Role { known(of: symbol) ?? .other }

  /// Nil without a role, of its own or around it.
  func known(of symbol: SymbolID) -> Role? {
    if let role = roles[symbol] { return role }
    guard let type = types[symbol] else { return nil }
    var outer = type.name.split(separator: ".").dropLast()
    while !outer.isEmpty {
      if let role = byName[Name(module: type.module, name: outer.joined(separator: "."))] {
        return role
      }
      outer.removeLast()
    }
    return nil
  }
}
