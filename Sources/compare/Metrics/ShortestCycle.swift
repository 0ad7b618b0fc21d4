/// The shortest way round a strongly connected component, found breadth first.
struct ShortestCycle<Node: Hashable & Comparable> {
  private let successors: [Node: [Node]]

  /// The nodes of the cycle in its order; of several, the first in the order of their nodes.
  ///
  /// Empty when the component has no cycle.
  static func find(in component: [Node], _ pairs: [(from: Node, to: Node)]) -> [Node] {
    let members = Set(component)
    var successors: [Node: [Node]] = [:]
    for pair in pairs where members.contains(pair.from) && members.contains(pair.to) {
      successors[pair.from, default: []].append(pair.to)
    }
    let search = ShortestCycle(successors: successors.mapValues { $0.sorted() })
    var shortest: [Node] = []
    for start in members.sorted() {
      guard let cycle = search.cycle(through: start) else { continue }
      if shortest.isEmpty || cycle.count < shortest.count { shortest = cycle }
    }
    return shortest
  }

  /// Followers are queued in order, so that a node is first reached by the first of its ways.
  private func cycle(through start: Node) -> [Node]? {
    var previous: [Node: Node] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for follower in successors[node] ?? [] {
        if follower == start { return path(to: node, previous) }
        if previous[follower] == nil {
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
