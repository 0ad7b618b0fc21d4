/// How many types of a module play a role, as their names tell.
struct RoleReport: Codable, Equatable, Sendable {
  var role: String
  var types: Int
}

/// How many edges lead from types of one role to types of another.
struct RoleEdgeReport: Codable, Equatable, Sendable {
  var from: String
  var to: String
  /// Whether both are in the module.
  var isInternal: Bool
  var edges: Int
  /// Those of them that lead to something other than a protocol.
  var concrete: Int
}

/// How many test doubles the suites of one role's types need.
struct RoleDoublesReport: Codable, Equatable, Sendable {
  var role: String
  var suites: Int
  /// What one suite uses.
  var fewest: Int
  var most: Int
  /// The most that stand in for protocols of the module itself.
  var mostOfModule: Int
}
