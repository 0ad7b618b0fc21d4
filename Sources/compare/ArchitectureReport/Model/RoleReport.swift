import CompareSupport

/// How many types of a module play a role, as their names tell.
package struct RoleReport: Codable, Equatable, Sendable {
  package var role: String
  var types: Int
}

/// How many edges lead from types of one role to types of another.
package struct RoleEdgeReport: Codable, Equatable, Sendable {
  package var from: String
  package var to: String
  /// Whether both are in the module.
  package var isInternal: Bool
  package var edges: Int
  /// Those of them that lead to something other than a protocol.
  package var concrete: Int
  /// The places at which they refer to the other types; nil in an older result.
  package var references: Int?
}

/// How many test doubles the suites of one role's types need.
package struct RoleDoublesReport: Codable, Equatable, Sendable {
  package var role: String
  package var suites: Int
  /// What one suite uses.
  package var fewest: Int
  package var most: Int
  /// The most that stand in for protocols of the module itself.
  package var mostOfModule: Int
}

extension [RoleEdgeReport] {
  /// Edges inside the module between types whose names tell different roles, and those of them that
  /// lead to something other than a protocol.
  package var acrossRoles: (all: Int, concrete: Int) {
    let other = Role.other.rawValue
    return filter { $0.from != $0.to && ![$0.from, $0.to].contains(other) }.internalEdges
  }

  var internalEdges: (all: Int, concrete: Int) {
    let edges = filter(\.isInternal)
    return (edges.map(\.edges).reduce(0, +), edges.map(\.concrete).reduce(0, +))
  }
}
