import ArchitectureReport

/// What the script draws a graph from when something of it is opened, closed or hidden.
///
/// Names are the options of the search, so they are text as everywhere; all else is numbers.
struct GraphData {
  let graph: TypeGraph
  /// The name of the module.
  let module: String
  let roles: [GraphBand]
  /// Empty where there are no two folders.
  let folders: [GraphBand]

  /// For each edge the numbers of its types, and letters for what it is.
  var edges: String {
    graph.arrows.map { arrow in
      let flags = [
        arrow.edge.kind == .abstract ? "a" : "", arrow.isInCycle ? "c" : "",
        arrow.edge.isByName ? "n" : "", arrow.edge.toModule != module ? "o" : "",
      ].joined()
      return "\(arrow.from) \(arrow.to) \(flags.isEmpty ? "-" : flags)"
    }
    .joined(separator: " ")
  }

  func options(id: String) -> HTML {
    let folder = Dictionary(
      folders.enumerated().flatMap { index, band in band.nodes.map { ($0.number, index) } }
    ) { first, _ in first }
    let options = roles.enumerated().flatMap { index, band in
      band.nodes.map { option($0, index, band.title, folder[$0.number]) }
    }
    return "<datalist id=\"\(id)\">\n\(options)</datalist>\n"
  }

  private func option(_ node: GraphNode, _ role: Int, _ title: String, _ folder: Int?) -> HTML {
    let flags = (node.isProtocol ? "p" : "") + (node.isExternal ? "e" : "")
    let kind: HTML = flags.isEmpty ? "" : " data-kind=\"\(flags)\""
    let place: HTML = folder.map { " data-folder=\"\($0)\"" } ?? ""
    return """
      <option value="\(node.name)" data-type="\(node.number)" data-role="\(role)"\(place)\(kind)>\
      \(title)</option>

      """
  }
}
