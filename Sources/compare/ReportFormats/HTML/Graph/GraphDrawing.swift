import ArchitectureReport
import CompareSupport

/// The dependency graph of a module as a picture whose types can be selected.
struct GraphDrawing {
  private let arrows: [TypeGraph.Arrow]
  private let layout: GraphLayout
  private let lines: GraphLines
  private let hint: String
  private let module: String
  private let title: String
  private let id: String
  /// What determines the band of a type: `role` or `folder`.
  private let grouping: String
  /// Whether there is a box for each band.
  private let isClosed: Bool

  init(
    module: ModuleReport, graph: TypeGraph, id: String, grouping: String, _ bands: [GraphBand]
  ) {
    let drawn = Set(bands.flatMap(\.nodes).map(\.number))
    let arrows = graph.arrows.filter { drawn.contains($0.from) && drawn.contains($0.to) }
    isClosed = graph.isLarge
    if isClosed {
      let boxes = BoxGraph(bands, arrows)
      self.arrows = boxes.arrows
      layout = GraphLayout(boxes.bands, boxes.arrows, padding: 40)
    } else {
      self.arrows = arrows
      layout = GraphLayout(bands, arrows)
    }
    self.grouping = grouping
    lines = GraphLines(layout.nodes, self.arrows)
    self.module = module.name
    title = module.title
    self.id = "\(id)-\(grouping)"
    hint = "\(id)-hint"
  }

  var html: HTML {
    """
    <div class="scroll graph by-\(grouping)\(isClosed ? " closed" : "")" role="group" \
    aria-label="Dependency graph of \(title), by \(grouping)" aria-describedby="\(hint)" \
    tabindex="0">
    <svg viewBox="0 0 \(GraphLayout.width) \(layout.height)" width="\(GraphLayout.width)" \
    height="\(layout.height)" role="group" aria-label="Types of \(title), by \(grouping)">
    <defs>\(marker("full"))\(marker("hollow"))</defs>
    <g aria-hidden="true">
    \(layout.bands.map(band))</g>
    \(edges(.concrete, head: "full"))\(edges(.abstract, head: "hollow"))\
    \(layout.nodes.map(node))</svg>
    </div>
    """
  }

  private func marker(_ kind: String) -> HTML {
    """
    <marker id="\(id)-\(kind)" class="head \(kind)" viewBox="0 0 10 10" refX="9.5" refY="5" \
    markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">\
    <path d="M1 1L9.5 5L1 9Z"/></marker>
    """
  }

  private func band(_ band: GraphLayout.Band) -> HTML {
    """
    <rect class="band" x="0" y="\(band.y)" width="\(GraphLayout.width)" height="\(band.height)"/>\
    <text class="lane" x="12" y="\(band.y + 22)">\(band.title)</text>

    """
  }

  /// The markers at the ends of lines are declared once for all lines of a kind.
  private func edges(_ kind: EdgeReport.Edge.Kind, head: String) -> HTML {
    let ofKind = arrows.enumerated().filter { $0.element.edge.kind == kind }
    return """
      <g aria-hidden="true" marker-end="url(#\(id)-\(head))">
      \(ofKind.map { line($0.offset, $0.element) })</g>

      """
  }

  private func line(_ index: Int, _ arrow: TypeGraph.Arrow) -> HTML {
    let kind = arrow.edge.kind
    let (data, x, y) = lines.path(index, arrow, isPaired: isClosed)
    let isOutside = arrow.edge.toModule != module
    let isSum = isClosed && arrow.edge.references > 1
    let state = [
      arrow.isInCycle ? " cyclic" : "", isOutside ? " outside" : "", isSum ? " sum" : "",
    ].joined()
    let marks = [
      isSum ? "\(arrow.edge.references)" : "", arrow.isInCycle ? "↻" : "",
      arrow.edge.isByName ? "?" : "",
    ].joined()
    let prefix: HTML = isClosed ? "g" : ""
    let text: HTML = marks.isEmpty ? "" : "<text x=\"\(x)\" y=\"\(y)\">\(marks)</text>"
    return """
      <g class="edge \(kind.rawValue)\(state)" data-from="\(prefix)\(arrow.from)" \
      data-to="\(prefix)\(arrow.to)">\
      <path d="\(data)"/>\(text)</g>

      """
  }

  /// The script turns it into a button.
  private func node(_ node: GraphNode) -> HTML {
    let kind = [
      node.isProtocol ? " protocol" : "", node.isExternal ? " external" : "",
      isClosed ? " box" : "",
    ].joined()
    let label =
      "\(node.name), \(node.isProtocol ? "protocol, " : "")\(node.role),"
      + " \(node.outgoing.of("edge", "edges")) out, \(node.incoming) in"
    let number: HTML = isClosed ? "data-group" : "data-type"
    return """
      <g class="node\(kind)" role="img" aria-label="\(label)" \(number)="\(node.number)">\
      <rect x="\(node.x)" y="\(node.y)" width="\(node.width)" height="\(GraphNode.height)" rx="5"/>\
      <text x="\(node.centre)" y="\(node.y + 19)">\(node.label)</text></g>

      """
  }
}

/// A graph of too many types, drawn with a box for each band and summed edges between the boxes.
struct BoxGraph {
  /// The number of boxes in a row.
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

  /// The sum is abstract, or by name, if all edges are, and in a cycle if any of them is.
  private static func sum(_ arrows: [TypeGraph.Arrow], _ pair: Pair) -> TypeGraph.Arrow? {
    guard var edge = arrows.first?.edge else { return nil }
    edge.references = arrows.count
    edge.kind = arrows.allSatisfy { $0.edge.kind == .abstract } ? .abstract : .concrete
    edge.isByName = arrows.allSatisfy(\.edge.isByName)
    return TypeGraph.Arrow(
      from: pair.from, to: pair.to, edge: edge, isInCycle: arrows.contains(where: \.isInCycle))
  }
}
