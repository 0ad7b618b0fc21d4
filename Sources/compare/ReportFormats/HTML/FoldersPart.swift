import ArchitectureReport
import CompareSupport

extension ModuleSection {
  /// Everything about a module's folders: the matrix, the tangles, and a place for each edge.
  ///
  /// Empty for a saved result from before there were folders, or without their lists.
  var folders: HTML {
    guard let folders = module.folders, !folders.list.isEmpty else { return "" }
    let content = folders.count == 1 ? "<p>All files are in one folder.</p>\n" : matrix(folders)
    return "<h3>From folder to folder</h3>\n\(content.waitingWhereLong)"
  }

  private func matrix(_ folders: FoldersReport) -> HTML {
    let title = folders.edges.of(
      "edge between folders, with the first line that proves it",
      "edges between folders, with the first line that proves each")
    let list: HTML = "<ul class=\"cycles\">\n\(folders.edgeList.map(step))</ul>\n"
    return """
      \(FolderMatrix(folders, of: module.title).html)
      <h4>Tangles</h4>
      \(tangles(folders.cycles))\(HTML.details("\(title)", list))
      """
  }

  private func tangles(_ cycles: [FoldersReport.Cycle]) -> HTML {
    let items = cycles.map { cycle in
      round(
        "\(cycle.folders.count) folders", cycle.folders, cycle.shortest.map(step))
    }
    return items.isEmpty ? "<p>None.</p>\n" : "<ul class=\"cycles tangles\">\n\(items)</ul>\n"
  }

  private func step(_ edge: FoldersReport.Edge) -> HTML {
    """
    <li><b>\(edge.from)</b> → <b>\(edge.to)</b>: \(edge.fromType) → \(edge.toType) \
    \(files.evidence(edge.file, edge.line))</li>

    """
  }
}

/// How many type edges lead from folder to folder: a dependency structure matrix.
struct FolderMatrix {
  private let module: String
  private let order: [String]
  private let edges: [String: [String: Int]]
  private let tangles: [Set<String>]

  /// Takes the module's title.
  init(_ folders: FoldersReport, of module: String) {
    self.module = module
    order = folders.order
    tangles = folders.cycles.map { Set($0.folders) }
    edges = Dictionary(grouping: folders.edgeList, by: \.from).mapValues { edges in
      Dictionary(edges.map { ($0.to, $0.edges) }, uniquingKeysWith: +)
    }
  }

  var html: HTML {
    """
    <p>What a layered design needs is right of the diagonal; ↻ marks edges within a tangle.</p>
    \(table)
    """
  }

  private var table: HTML {
    .table(
      "Edges from folder to folder in \(module)", class: "matrix folders",
      caption: "Type edges from the folder at the left to the one whose number is above",
      head: "\n<tr><th scope=\"col\">From</th>\(order.enumerated().map(column))</tr>\n",
      rows: order.enumerated().map(row))
  }

  private func column(_ index: Int, _ folder: String) -> HTML {
    "<th scope=\"col\" abbr=\"\(folder)\" title=\"\(folder)\">\(index + 1)</th>"
  }

  private func row(_ index: Int, _ folder: String) -> HTML {
    """
    <tr><th scope="row">\(index + 1) <b>\(folder)</b></th>\(order.map { cell(folder, $0) })</tr>

    """
  }

  private func cell(_ from: String, _ to: String) -> HTML {
    if from == to { return "<td class=\"self\">·</td>" }
    guard let count = edges[from]?[to] else { return "<td></td>" }
    let isTangled = tangles.contains { $0.contains(from) && $0.contains(to) }
    return isTangled
      ? "<td class=\"heat\(count.heat) cyclic\">\(count) ↻</td>"
      : "<td class=\"heat\(count.heat)\">\(count)</td>"
  }
}

extension Int {
  /// How dark a cell with so many edges is.
  var heat: Int { Swift.min(4, bitWidth - leadingZeroBitCount) }
}
