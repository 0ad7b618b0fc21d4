import ArchitectureReport
import CompareSupport

struct GraphNode {
  let number: Int
  let name: String
  /// Or the folder, if types are drawn by folder.
  var role: String
  /// Whether it is in another module.
  let isExternal: Bool
  let isProtocol: Bool
  let incoming: Int
  let outgoing: Int
  var x = 0
  var y = 0

  static let height = 30
  private static let longest = 30

  /// What fits; the full name is in the label for screen readers, and shown on selection.
  var label: String {
    name.count > Self.longest ? name.prefix(Self.longest - 1) + "…" : name
  }

  var width: Int { 16 + label.count * 7 }

  var centre: Int { x + width / 2 }
}

extension GraphNode {
  /// The types of a module and those that it refers to, by the band that they belong to.
  static func bands(_ module: ModuleReport, _ graph: TypeGraph) -> [GraphBand] {
    let types = Dictionary(module.typeList.map { ($0.name, $0) }) { first, _ in first }
    let protocols = Set(graph.arrows.filter { $0.edge.kind == .abstract }.map(\.to))
    let incoming = Dictionary(graph.arrows.map { ($0.to, 1) }, uniquingKeysWith: +)
    let outgoing = Dictionary(graph.arrows.map { ($0.from, 1) }, uniquingKeysWith: +)
    let nodes = graph.modules.map { group in
      let isExternal = group.name != module.name
      return group.nodes.map { node in
        let type = isExternal ? nil : types[node.name]
        return GraphNode(
          number: node.number, name: node.name,
          role: isExternal ? "in \(group.name)" : type?.role ?? Role.other.rawValue,
          isExternal: isExternal,
          isProtocol: type?.kind == "protocol" || protocols.contains(node.number),
          incoming: incoming[node.number] ?? 0, outgoing: outgoing[node.number] ?? 0)
      }
    }
    let own = Dictionary(grouping: nodes.first { $0.first?.isExternal == false } ?? [], by: \.role)
    let inside = RoleLanes.sorted(own.keys).map { GraphBand(title: $0, nodes: own[$0] ?? []) }
    let outside = nodes.filter { $0.first?.isExternal == true }.map { group in
      GraphBand(title: group.first?.role ?? "", nodes: group)
    }
    return inside + outside
  }
}

/// Nodes that are drawn together: the types of a role, or of a folder.
struct GraphBand {
  let title: String
  var nodes: [GraphNode]
}

/// The order in which roles are drawn: as a pattern is read, from what is seen to what is stored.
enum RoleLanes {
  static let order: [Role] = [
    .view, .viewController, .controller, .delegate, .presenter, .viewModel, .intent, .action,
    .runtime, .reducer, .effect, .state, .interactor, .router, .coordinator, .builder, .app,
    .formatter, .clock, .service, .provider, .repository, .store, .model, .entity, .other,
  ]

  /// Roles in this order; unknown ones come last.
  static func sorted(_ roles: some Sequence<String>) -> [String] {
    Set(roles).sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private static func rank(_ role: String) -> Int {
    order.firstIndex { $0.rawValue == role } ?? order.count
  }
}
