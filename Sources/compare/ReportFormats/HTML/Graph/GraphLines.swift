/// The way of each edge between two types.
struct GraphLines {
  private let nodes: [Int: GraphNode]
  /// Where an edge leaves its type and where it arrives, by the edge's position.
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  init(_ nodes: [GraphNode], _ arrows: [TypeGraph.Arrow]) {
    self.nodes = Dictionary(uniqueKeysWithValues: nodes.map { ($0.number, $0) })
    var ports: [Int: [(edge: Int, isStart: Bool, other: Int)]] = [:]
    for (edge, arrow) in arrows.enumerated() {
      ports[arrow.from, default: []].append((edge, true, arrow.to))
      ports[arrow.to, default: []].append((edge, false, arrow.from))
    }
    for node in nodes {
      spread(ports[node.number] ?? [], over: node)
    }
  }

  /// Every edge has a place of its own at the border of a type, in the order of the other ends.
  private mutating func spread(
    _ ports: [(edge: Int, isStart: Bool, other: Int)], over node: GraphNode
  ) {
    let sorted = ports.sorted { left, right in
      (centre(left.other), left.edge, left.isStart ? 0 : 1)
        < (centre(right.other), right.edge, right.isStart ? 0 : 1)
    }
    for (index, port) in sorted.enumerated() {
      let x = node.x + 8 + (node.width - 16) * (2 * index + 1) / (2 * sorted.count)
      if port.isStart { starts[port.edge] = x } else { ends[port.edge] = x }
    }
  }

  private func centre(_ number: Int) -> Int { nodes[number]?.centre ?? 0 }

  /// The data of an SVG path, and where its text is: in its middle, or, where there may be a line
  /// back, nearer to its start.
  func path(
    _ edge: Int, _ arrow: TypeGraph.Arrow, isPaired: Bool
  ) -> (data: String, x: Int, y: Int) {
    guard let from = nodes[arrow.from], let to = nodes[arrow.to] else { return ("", 0, 0) }
    let start = starts[edge] ?? from.centre
    let end = ends[edge] ?? to.centre
    if from.y == to.y {
      // Beside each other: an arc above the row.
      let top = from.y - 10 - min(14, abs(end - start) / 20)
      return (
        "M\(start) \(from.y)C\(start) \(top) \(end) \(top) \(end) \(to.y)",
        isPaired ? (2 * start + end) / 3 : (start + end) / 2,
        isPaired ? (from.y + 2 * top) / 3 : (from.y + 3 * top) / 4
      )
    }
    let isDown = from.y < to.y
    let top = isDown ? from.y + GraphNode.height : from.y
    let bottom = isDown ? to.y : to.y + GraphNode.height
    let bend = (bottom - top) / 2
    return (
      "M\(start) \(top)C\(start) \(top + bend) \(end) \(bottom - bend) \(end) \(bottom)",
      isPaired ? (20 * start + 7 * end) / 27 : (start + end) / 2,
      isPaired ? (17 * top + 10 * bottom) / 27 + 4 : (top + bottom) / 2
    )
  }
}
