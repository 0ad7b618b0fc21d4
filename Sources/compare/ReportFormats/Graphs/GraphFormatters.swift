import ArchitectureReport
import CommandLineKit

/// The edges as a graph in Graphviz's language: dashed ones lead to protocols.
enum DOTFormatter {
  static func format(_ reports: [ModuleReport]) -> String {
    let graph = TypeGraph(reports)
    var lines = ["digraph compare {", "  rankdir=LR;", "  node [shape=box];"]
    for (index, module) in graph.modules.enumerated() {
      lines += ["  subgraph cluster_\(index) {", "    label=\(quoted(module.name));"]
      lines += module.nodes.map { "    t\($0.number) [label=\(quoted($0.name))];" }
      lines.append("  }")
    }
    for arrow in graph.arrows {
      let edge = arrow.edge
      var attributes = ["tooltip=\(quoted("\(edge.file):\(edge.line)"))"]
      if edge.kind == .abstract { attributes += ["style=dashed", "arrowhead=empty"] }
      if arrow.isInCycle { attributes.append("color=red") }
      if edge.isByName { attributes.append("label=\"?\"") }
      lines.append("  t\(arrow.from) -> t\(arrow.to) [\(attributes.joined(separator: ", "))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text.map({ $0.isNewline ? " " : String($0) }).joined().oneLine {
      if "\\\"".contains(character) { result.append("\\") }
      result.append(character)
    }
    return "\"\(result)\""
  }
}

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

/// Escapes text so that Mermaid treats it as plain text.
enum MermaidText {
  /// Mermaid supports only entities.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._, ".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }
}
