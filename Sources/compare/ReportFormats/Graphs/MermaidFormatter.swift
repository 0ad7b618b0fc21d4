import ArchitectureReport

/// The edges as a flowchart in Mermaid's language: dotted ones lead to protocols.
enum MermaidFormatter {
  static func format(_ reports: [ModuleReport]) -> String {
    let graph = TypeGraph(reports)
    var lines = ["flowchart LR"]
    for (index, module) in graph.modules.enumerated() {
      lines.append("  subgraph m\(index)[\"\(MermaidText.escaped(module.name))\"]")
      lines += module.nodes.map { "    t\($0.number)[\"\(MermaidText.escaped($0.name))\"]" }
      lines.append("  end")
    }
    for arrow in graph.arrows {
      let line = arrow.edge.kind == .abstract ? "-.->" : "-->"
      let mark = arrow.edge.isByName ? "|?|" : ""
      lines.append("  t\(arrow.from) \(line)\(mark) t\(arrow.to)")
    }
    let cyclic = graph.arrows.indices.filter { graph.arrows[$0].isInCycle }
    if !cyclic.isEmpty {
      let numbers = cyclic.map(String.init).joined(separator: ",")
      lines.append("  linkStyle \(numbers) stroke:#c00,stroke-width:2px")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Text as Mermaid's language takes it for nothing but text.
enum MermaidText {
  /// Mermaid has only entities.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._, ".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }
}
