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
