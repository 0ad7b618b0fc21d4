/// The shortest ways in a graph, found breadth first.
package struct ShortestWay<Node: Hashable & Comparable> {
  private let successors: [Node: [Node]]

  package init(_ pairs: [(from: Node, to: Node)]) {
    var successors: [Node: Set<Node>] = [:]
    for pair in pairs { successors[pair.from, default: []].insert(pair.to) }
    self.successors = successors.mapValues { $0.sorted() }
  }

  /// The nodes of the way without its end; from a node to itself it leads round a cycle.
  ///
  /// Followers are queued in order, so that a node is first reached by the first of its ways.
  ///
  /// - Returns: nil without any way.
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

/// The shortest way round a strongly connected component.
package enum ShortestCycle {
  /// The nodes of the cycle in its order; of several, the first in the order of their nodes.
  ///
  /// Empty when the component has no cycle.
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
