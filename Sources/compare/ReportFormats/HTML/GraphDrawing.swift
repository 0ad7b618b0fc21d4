import ArchitectureReport
import CompareSupport

/// The dependency graph of a module as a picture whose types can be selected.
struct GraphDrawing {
  private let arrows: [TypeGraph.Arrow]
  private let layout: GraphLayout
  private let lines: GraphLines
  private let module: String
  private let title: String
  private let id: String

  init(module: ModuleReport, graph: TypeGraph, id: String) {
    arrows = graph.arrows
    layout = GraphLayout(GraphNode.bands(module, graph), graph.arrows)
    lines = GraphLines(layout.nodes, graph.arrows)
    self.module = module.name
    title = module.title
    self.id = id
  }

  var html: HTML {
    """
    \(GraphLegend.html)
    <p class="hint" id="\(id)-hint" hidden>Select a type to light its edges and to list the \
    lines that prove them. Arrow keys move between types, Enter selects, Escape clears.</p>
    <div class="scroll graph" role="group" aria-label="Dependency graph of \(title)" \
    aria-describedby="\(id)-hint" tabindex="0">
    <svg viewBox="0 0 \(GraphLayout.width) \(layout.height)" width="\(GraphLayout.width)" \
    height="\(layout.height)" role="group" aria-label="Types of \(title), by role">
    <defs>\(marker("full"))\(marker("hollow"))</defs>
    <g aria-hidden="true">
    \(layout.bands.map(band))</g>
    <g aria-hidden="true">
    \(arrows.enumerated().map(line))</g>
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

  private func line(_ index: Int, _ arrow: TypeGraph.Arrow) -> HTML {
    let kind = arrow.edge.kind
    let (data, x, y) = lines.path(index, arrow)
    let head = kind == .abstract ? "hollow" : "full"
    let isOutside = arrow.edge.toModule != module
    let state = (arrow.isInCycle ? " cyclic" : "") + (isOutside ? " outside" : "")
    let marks = [arrow.isInCycle ? "↻" : "", arrow.edge.isByName ? "?" : ""].joined()
    let text: HTML = marks.isEmpty ? "" : "<text x=\"\(x)\" y=\"\(y)\">\(marks)</text>"
    return """
      <g class="edge \(kind.rawValue)\(state)" data-from="\(arrow.from)" data-to="\(arrow.to)">\
      <path d="\(data)" marker-end="url(#\(id)-\(head))"/>\(text)</g>

      """
  }

  /// The script makes it a button.
  private func node(_ node: GraphNode) -> HTML {
    let kind = (node.isProtocol ? " protocol" : "") + (node.isExternal ? " external" : "")
    let label =
      "\(node.name), \(node.isProtocol ? "protocol, " : "")\(node.role),"
      + " \(node.outgoing.of("edge", "edges")) out, \(node.incoming) in"
    return """
      <g class="node\(kind)" role="img" aria-label="\(label)" data-type="\(node.number)" \
      data-name="\(node.name)">\
      <rect x="\(node.x)" y="\(node.y)" width="\(node.width)" height="\(GraphNode.height)" rx="5"/>\
      <text x="\(node.centre)" y="\(node.y + 17)">\(node.label)</text></g>

      """
  }
}
