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
}
