/// The positions of everything: one band per role from top to bottom, its types in rows.
struct GraphLayout {
  struct Band {
    let title: String
    let y: Int
    let height: Int
  }

  static let width = 1_200
  private static let left = 130
  private static let rowHeight = GraphNode.height + 26
  private static let gap = 18

  private(set) var bands: [Band] = []
  private(set) var nodes: [GraphNode] = []
  private(set) var height = 0
  private let neighbours: [Int: [Int]]
  private let padding: Int

  init(_ groups: [GraphBand], _ arrows: [TypeGraph.Arrow], padding: Int = 22) {
    self.padding = padding
    var neighbours: [Int: [Int]] = [:]
    for arrow in arrows {
      neighbours[arrow.from, default: []].append(arrow.to)
      neighbours[arrow.to, default: []].append(arrow.from)
    }
    self.neighbours = neighbours
    var groups = groups
    place(groups)
    // A type moves to the middle of those that it is connected with, so that fewer lines cross. One
    // band after the other: two that move at once would keep swapping sides. After a few passes,
    // hardly anything moves.
    for _ in 0..<4 {
      for index in groups.indices {
        let centres = Dictionary(uniqueKeysWithValues: nodes.map { ($0.number, $0.centre) })
        let wished = Dictionary(
          uniqueKeysWithValues: groups[index].nodes.map { ($0.number, wish($0, centres)) })
        groups[index].nodes.sort {
          (wished[$0.number] ?? 0, $0.number) < (wished[$1.number] ?? 0, $1.number)
        }
        place(groups)
      }
    }
  }

  private func wish(_ node: GraphNode, _ centres: [Int: Int]) -> Int {
    let others = (neighbours[node.number] ?? []).compactMap { centres[$0] }
    return others.isEmpty ? centres[node.number] ?? 0 : others.reduce(0, +) / others.count
  }

  private mutating func place(_ groups: [GraphBand]) {
    bands = []
    nodes = []
    var y = 0
    for group in groups {
      let rows = Self.rows(group.nodes)
      let height = rows.count * Self.rowHeight - 26 + 2 * padding
      bands.append(Band(title: group.title, y: y, height: height))
      for (index, row) in rows.enumerated() {
        nodes += Self.centred(row, y: y + padding + index * Self.rowHeight)
      }
      y += height
    }
    height = y
  }

  /// As few rows as possible, each with about the same number of types.
  private static func rows(_ nodes: [GraphNode]) -> [[GraphNode]] {
    let room = width - left - gap
    let whole = nodes.map { $0.width + gap }.reduce(0, +)
    let count = (whole + room - 1) / room
    var rows: [[GraphNode]] = [[]]
    var used = 0
    for node in nodes {
      let isFull = used + node.width > room
      let isEnough = used * count >= whole && rows.count < count
      if isFull || isEnough, used > 0 {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(node)
      used += node.width + gap
    }
    return rows
  }

  private static func centred(_ row: [GraphNode], y: Int) -> [GraphNode] {
    let free = width - left - row.map { $0.width + gap }.reduce(0, +)
    // The remaining space is spread between types, up to a distance that still looks like a row.
    let space = min(40, max(0, free / (row.count + 1)))
    var x = left + (free - space * (row.count - 1)) / 2
    return row.map { node in
      var node = node
      node.x = x
      node.y = y
      x += node.width + gap + space
      return node
    }
  }
}

/// The path of each edge between two types.
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

  /// Every edge has its own place at the border of a type, in the order of the other ends.
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

  /// The data of an SVG path, and the position of its text: in its middle, or closer to its start
  /// if there may be a line back.
  func path(
    _ edge: Int, _ arrow: TypeGraph.Arrow, isPaired: Bool
  ) -> (data: String, x: Int, y: Int) {
    guard let from = nodes[arrow.from], let to = nodes[arrow.to] else { return ("", 0, 0) }
    let start = starts[edge] ?? from.centre
    let end = ends[edge] ?? to.centre
    if from.y == to.y {
      // In the same row: an arc above it.
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
