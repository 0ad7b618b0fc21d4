/// Every edge of a module with the lines that prove it; the script shows those of one type.
struct EvidenceList {
  let graph: TypeGraph
  let files: FileAnchors

  var html: HTML {
    """
    <div class="evidence">
    <p class="selection" role="status" aria-live="polite"></p>
    <details class="all"><summary>All \(graph.arrows.count) edges, with the lines that prove them\
    </summary>
    <ul class="edges">
    \(graph.arrows.map(item))
    </ul>
    </details>
    </div>
    """
  }

  private func item(_ arrow: TypeGraph.Arrow) -> HTML {
    let edge = arrow.edge
    let kind = edge.kind.rawValue + (edge.isByName ? ", by name" : "")
    let cycle: HTML = arrow.isInCycle ? " <span class=\"badge cyclic\">in a cycle</span>" : ""
    let places = edge.places.map { place in
      "<li>\(files.evidence(place.file, place.line))</li>\n" as HTML
    }
    return """
      <li data-from="\(arrow.from)" data-to="\(arrow.to)"><p><b>\(edge.from)</b> → \
      <b>\(edge.to)</b> <span class="badge \(edge.kind.rawValue)">\(kind)</span>\(cycle) \
      <span class="count">\(edge.references) \(edge.references == 1 ? "reference" : "references")\
      </span></p>
      <ol>
      \(places)</ol></li>

      """
  }
}
