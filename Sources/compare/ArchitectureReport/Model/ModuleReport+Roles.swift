import CompareConfiguration

extension ModuleReport {
  /// Edges inside the module between types whose names tell different roles, and those of them that
  /// lead to something other than a protocol.
  package var edgesAcrossRoles: (all: Int, concrete: Int) {
    let other = Role.other.rawValue
    let edges = roleEdges.filter { edge in
      edge.isInternal && edge.from != edge.to && ![edge.from, edge.to].contains(other)
    }
    return (edges.map(\.edges).reduce(0, +), edges.map(\.concrete).reduce(0, +))
  }
}
