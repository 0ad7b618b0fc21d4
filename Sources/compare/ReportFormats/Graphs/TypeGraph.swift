import ArchitectureReport

/// The edges of modules, with a number for every type, for formats that draw them.
struct TypeGraph {
  struct Node: Hashable {
    let module: String
    let type: String
  }

  struct Arrow {
    let from: Int
    let to: Int
    let edge: EdgeReport.Edge
    let isInCycle: Bool
  }

  /// The modules in drawing order, each with the numbers of its types.
  private(set) var modules: [(name: String, nodes: [(number: Int, name: String)])] = []
  private(set) var arrows: [Arrow] = []
  private let numbers: [Node: Int]

  /// Whether there are too many types to draw them all at once.
  var isLarge: Bool { numbers.count > 40 }

  init(_ reports: [ModuleReport]) {
    var nodes: Set<Node> = []
    for report in reports {
      nodes.formUnion(report.typeList.map { Node(module: report.name, type: $0.name) })
      for edge in report.edges.list {
        nodes.insert(Node(module: report.name, type: edge.from))
        nodes.insert(Node(module: edge.toModule, type: edge.to))
      }
    }
    let sorted = nodes.sorted { ($0.module, $0.type) < ($1.module, $1.type) }
    numbers = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
    let measured = reports.map(\.name)
    let others = Set(sorted.map(\.module)).subtracting(measured).sorted()
    for module in measured + others {
      let own = sorted.filter { $0.module == module }
      if !own.isEmpty { modules.append((module, own.map { (numbers[$0] ?? 0, $0.type) })) }
    }
    for report in reports {
      let cycles = report.cycles.map { Set($0.types) }
      for edge in report.edges.list {
        guard let from = numbers[Node(module: report.name, type: edge.from)],
          let to = numbers[Node(module: edge.toModule, type: edge.to)]
        else { continue }
        let isInCycle =
          edge.toModule == report.name
          && cycles.contains { $0.contains(edge.from) && $0.contains(edge.to) }
        arrows.append(Arrow(from: from, to: to, edge: edge, isInCycle: isInCycle))
      }
    }
  }

  func number(of type: String, in module: String) -> Int? {
    numbers[Node(module: module, type: type)]
  }
}
