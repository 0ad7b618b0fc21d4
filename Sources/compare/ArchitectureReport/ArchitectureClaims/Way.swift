import CompareSupport

/// Edges of a module from types of some roles to those of others, and what is said of them.
struct Way {
  enum Kind {
    case any, none
    /// To protocols alone.
    case abstract, abstractOrNone
  }

  /// Such as `view to view model`.
  let name: String
  let edges: (all: Int, concrete: Int)
  private let kind: Kind

  init(_ name: String, _ edges: [RoleEdgeReport], _ from: [Role], _ to: [Role], _ kind: Kind) {
    self.name = name
    self.edges = edges.acrossRoles(from, to)
    self.kind = kind
  }

  var holds: Bool {
    switch kind {
    case .any: edges.all > 0
    case .none: edges.all == 0
    case .abstract: edges.all > 0 && edges.concrete == 0
    case .abstractOrNone: edges.concrete == 0
    }
  }

  var text: String {
    edges.all == 0 ? "\(name) 0" : "\(name) \(edges.all), \(edges.concrete) concrete"
  }
}

extension [RoleEdgeReport] {
  fileprivate func acrossRoles(_ from: [Role], _ to: [Role]) -> (all: Int, concrete: Int) {
    let edges = filter { edge in
      edge.isInternal && edge.from != edge.to && from.contains { $0.rawValue == edge.from }
        && to.contains { $0.rawValue == edge.to }
    }
    return (edges.map(\.edges).reduce(0, +), edges.map(\.concrete).reduce(0, +))
  }
}
