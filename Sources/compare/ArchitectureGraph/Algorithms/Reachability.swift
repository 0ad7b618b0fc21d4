/// How many nodes of a graph each node can reach, itself included.
enum Reachability {
  /// Nodes that can all reach each other share one row of bits, and each row is filled after those
  /// that it needs: one machine word covers 64 nodes.
  static func counts<Node: Hashable>(
    _ nodes: [Node],
    _ pairs: [(from: Node, to: Node)]
  ) -> [Node: Int] {
    let known = Set(nodes)
    let pairs = pairs.filter { known.contains($0.from) && known.contains($0.to) }
    let components = Cycles.components(of: nodes, pairs)
    var row: [Node: Int] = [:]
    for (index, component) in components.enumerated() {
      for node in component { row[node] = index }
    }
    var successors = Array(repeating: Set<Int>(), count: components.count)
    for pair in pairs {
      if let from = row[pair.from], let to = row[pair.to], from != to {
        successors[from].insert(to)
      }
    }

    let words = (components.count + 63) / 64
    var rows: [[UInt64]] = []
    var counts: [Node: Int] = [:]
    for (index, component) in components.enumerated() {
      var bits = Array(repeating: UInt64(0), count: words)
      bits[index / 64] |= 1 << UInt64(index % 64)
      for successor in successors[index] {
        for word in 0..<words { bits[word] |= rows[successor][word] }
      }
      rows.append(bits)
      let count = indices(of: bits).map { components[$0].count }.reduce(0, +)
      for node in component { counts[node] = count }
    }
    return counts
  }

  private static func indices(of bits: [UInt64]) -> [Int] {
    bits.enumerated().flatMap { index, word -> [Int] in
      var word = word
      var found: [Int] = []
      while word != 0 {
        found.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
      return found
    }
  }
}
