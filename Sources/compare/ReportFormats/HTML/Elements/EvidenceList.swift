import ArchitectureReport
import CompareSupport

/// Every edge of a module, with the lines that prove it; the script shows those of one type.
struct EvidenceList {
  let graph: TypeGraph
  let files: FileAnchors

  var html: HTML {
    """
    <div class="evidence">
    <p class="selection" role="status" aria-live="polite"></p>
    <button type="button" class="clear" hidden>Clear</button>
    <details class="all"><summary>\(title)</summary>
    \(list.waitingWhereLong)</details>
    </div>
    """
  }

  private var list: HTML {
    """
    <ul class="edges">
    \(graph.arrows.map(item))
    </ul>

    """
  }

  private var title: String {
    graph.arrows.count.of(
      "edge, with the lines that prove it", "edges, with the lines that prove them")
  }

  private func item(_ arrow: TypeGraph.Arrow) -> HTML {
    let edge = arrow.edge
    let kind = edge.kind.rawValue + (edge.isByName ? ", by name" : "")
    let cycle: HTML = arrow.isInCycle ? " <span class=\"badge cyclic\">in a cycle</span>" : ""
    // A single reference is a single line, so it needs no count.
    let count: HTML =
      edge.references == 1
      ? "" : " <span class=\"count\">\(edge.references.of("reference", "references"))</span>"
    return """
      <li data-from="\(arrow.from)" data-to="\(arrow.to)"><p><b>\(edge.from)</b> → \
      <b>\(edge.to)</b> <i class="\(edge.kind.rawValue)">\(kind)</i>\(cycle)\(count)</p>
      <ol>
      \(lines(edge))</ol></li>

      """
  }

  private func lines(_ edge: EdgeReport.Edge) -> [HTML] {
    let lines = edge.lines
    let shown = lines.prefix(files.linesOfEdge)
    let items = shown.map { file, line, count -> HTML in
      let times: HTML = count > 1 ? " <span class=\"count\">×\(count)</span>" : ""
      return "<li>\(files.evidence(file, line))\(times)</li>\n"
    }
    let rest = lines.dropFirst(shown.count)
    if rest.isEmpty { return items }
    // Only their places, because their text would make the page much longer; the file of the lines
    // above isn't named again.
    let places = Dictionary(grouping: rest, by: \.file).sorted { $0.key < $1.key }.map {
      file, lines in
      (file == shown.last?.file ? "" : "\(files.name(of: file)): ")
        + lines.map { String($0.line) }.joined(separator: ", ")
    }
    return items + [
      """
      <li><details><summary>and \(rest.count.of("more line", "more lines"))</summary>\
      \(places.joined(separator: "; "))</details></li>

      """
    ]
  }
}
