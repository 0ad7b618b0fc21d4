/// Every edge of one module, as `--edges` shows it.
struct EdgeList: Codable, Equatable, Sendable {
  var schemaVersion = 1
  var name: String
  var edges: EdgeReport

  init(_ module: ModuleReport) {
    name = module.name
    edges = module.edges
  }

  var text: String {
    let rows = edges.list.map { edge in
      [
        edge.from, edge.to, edge.toModule, edge.kind.rawValue, String(edge.references),
        "\(edge.file):\(edge.line)",
      ]
    }
    return "\(name): \(edges.total) dependency edges\n\n"
      + TextTable(
        header: ["From", "To", "Module", "Kind", "References", "Evidence"],
        rows: rows,
        leftAligned: [0, 1, 2, 3, 5]
      ).text
  }
}
