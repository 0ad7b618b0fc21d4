/// The shortest paths in a graph, found breadth first.
package struct ShortestWay<Node: Hashable & Comparable> {
  private let successors: [Node: [Node]]

  package init(_ pairs: [(from: Node, to: Node)]) {
    var successors: [Node: Set<Node>] = [:]
    for pair in pairs { successors[pair.from, default: []].insert(pair.to) }
    self.successors = successors.mapValues { $0.sorted() }
  }

  /// The nodes of the path without its end; from a node to itself, the path is a cycle.
  ///
  /// Successors are queued in order, so that the first of several shortest paths wins.
  ///
  /// - Returns: nil if there is no path.
  package func find(from start: Node, to end: Node) -> [Node]? {
    var previous: [Node: Node] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for follower in successors[node] ?? [] {
        if follower == end { return path(to: node, previous) }
        if follower != start, previous[follower] == nil {
          previous[follower] = node
          queue.append(follower)
        }
      }
    }
    return nil
  }

  private func path(to end: Node, _ previous: [Node: Node]) -> [Node] {
    var path = [end]
    while let node = path.last.flatMap({ previous[$0] }) { path.append(node) }
    return path.reversed()
  }
}

/// The shortest cycle in a strongly connected component.
package enum ShortestCycle {
  /// The nodes of the cycle in order; of several, the first in the order of their nodes.
  ///
  /// Empty if the component has no cycle.
  package static func find<Node: Hashable & Comparable>(
    in component: [Node], _ pairs: [(from: Node, to: Node)]
  ) -> [Node] {
    let members = Set(component)
    let ways = ShortestWay(pairs.filter { members.contains($0.from) && members.contains($0.to) })
    var shortest: [Node] = []
    for start in members.sorted() {
      guard let cycle = ways.find(from: start, to: start) else { continue }
      if shortest.isEmpty || cycle.count < shortest.count { shortest = cycle }
    }
    return shortest
  }
}
