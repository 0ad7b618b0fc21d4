import ArchitectureReport
import CompareSupport

/// A graph of too many types, drawn with a box for each band and the edges between these summed up.
struct BoxGraph {
  /// As many boxes stand beside each other.
  private static let row = 5

  private(set) var bands: [GraphBand] = []
  private(set) var arrows: [TypeGraph.Arrow] = []

  init(_ whole: [GraphBand], _ arrows: [TypeGraph.Arrow]) {
    let band = Dictionary(
      whole.enumerated().flatMap { index, band in band.nodes.map { ($0.number, index) } }
    ) { first, _ in first }
    var sums: [Pair: [TypeGraph.Arrow]] = [:]
    for arrow in arrows {
      guard let from = band[arrow.from], let to = band[arrow.to] else { continue }
      sums[Pair(from: from, to: to), default: []].append(arrow)
    }
    let boxes = whole.enumerated().map { index, band in
      let across = sums.filter { $0.key.from != $0.key.to }
      return GraphNode(
        number: index,
        name: "▸ \(band.title) · \(band.nodes.count.of("type", "types"))",
        role: (sums[Pair(from: index, to: index)]?.count ?? 0).of("edge inside", "edges inside"),
        isExternal: false, isProtocol: false,
        incoming: across.filter { $0.key.to == index }.map(\.value.count).reduce(0, +),
        outgoing: across.filter { $0.key.from == index }.map(\.value.count).reduce(0, +))
    }
    bands = stride(from: 0, to: boxes.count, by: Self.row).map { first in
      GraphBand(title: "", nodes: Array(boxes[first..<min(first + Self.row, boxes.count)]))
    }
    self.arrows = sums.filter { $0.key.from != $0.key.to }
      .sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
      .compactMap { Self.sum($0.value, $0.key) }
  }

  private struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  /// What holds for all of them, and for a cycle what holds for any.
  private static func sum(_ arrows: [TypeGraph.Arrow], _ pair: Pair) -> TypeGraph.Arrow? {
    guard var edge = arrows.first?.edge else { return nil }
    edge.references = arrows.count
    edge.kind = arrows.allSatisfy { $0.edge.kind == .abstract } ? .abstract : .concrete
    edge.isByName = arrows.allSatisfy(\.edge.isByName)
    return TypeGraph.Arrow(
      from: pair.from, to: pair.to, edge: edge, isInCycle: arrows.contains(where: \.isInCycle))
  }
}
