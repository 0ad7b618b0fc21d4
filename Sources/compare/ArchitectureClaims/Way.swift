import ArchitectureReport
import CompareConfiguration

/// Edges of a module from types of some roles to those of others, and what is said of them.
struct Way {
  enum Kind {
    case any, none
    /// To protocols alone.
    case abstract, abstractOrNone
  }

  let edges: (all: Int, concrete: Int)
  private let from: [Role]
  private let to: [Role]
  private let kind: Kind

  init(_ module: ModuleReport, _ from: [Role], _ to: [Role], _ kind: Kind) {
    edges = module.edgesAcrossRoles(from, to)
    (self.from, self.to, self.kind) = (from, to, kind)
  }

  var holds: Bool {
    switch kind {
    case .any: edges.all > 0
    case .none: edges.all == 0
    case .abstract: edges.all > 0 && edges.concrete == 0
    case .abstractOrNone: edges.concrete == 0
    }
  }

  /// Such as `view to view model`.
  var name: String {
    from == to ? "among them" : "\(Self.text(from)) to \(Self.text(to))"
  }

  var text: String {
    edges.all == 0 ? "\(name) 0" : "\(name) \(edges.all), \(edges.concrete) concrete"
  }

  /// The first stands for all.
  private static func text(_ roles: [Role]) -> String { roles.first?.rawValue ?? "" }
}

extension ModuleReport {
  fileprivate func edgesAcrossRoles(_ from: [Role], _ to: [Role]) -> (all: Int, concrete: Int) {
    let edges = roleEdges.filter { edge in
      edge.isInternal && edge.from != edge.to && from.contains { $0.rawValue == edge.from }
        && to.contains { $0.rawValue == edge.to }
    }
    return (edges.map(\.edges).reduce(0, +), edges.map(\.concrete).reduce(0, +))
  }
}
