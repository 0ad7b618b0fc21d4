import ArchitectureReport
import CompareSupport

/// The dependency graph of a module, by role and, where it has several folders, by folder.
///
/// Which of the two is seen is the style sheet's affair, so that it works without a script.
struct GraphPart {
  let module: ModuleReport
  let graph: TypeGraph
  let id: String
  private let data: GraphData

  init(module: ModuleReport, graph: TypeGraph, id: String) {
    self.module = module
    self.graph = graph
    self.id = id
    data = GraphData(
      graph: graph, module: module.name, roles: GraphNode.bands(module, graph),
      folders: GraphNode.folderBands(module, graph) ?? [])
  }

  /// What the element around it carries for the script.
  var edges: String { data.edges }

  var html: HTML {
    let byRole = GraphDrawing(
      module: module, graph: graph, id: id, grouping: "role", data.roles)
    let byFolder =
      data.folders.isEmpty
      ? nil
      : GraphDrawing(module: module, graph: graph, id: id, grouping: "folder", data.folders)
    return """
      \(GraphLegend.html)
      <p class="hint" id="\(id)-hint" hidden>Select a type to light its edges and to list the \
      lines that prove them. Arrow keys move between types, Enter selects, Escape clears, Delete \
      hides; +, − and 0 change the size.\(graph.isLarge ? Self.boxes : "")</p>
      \(GraphTools(title: module.title, data: data, id: id).html)\
      \(byFolder == nil ? "" : choice)\(byRole.html)\(byFolder?.html ?? "")
      """
  }

  private static let boxes: HTML = """
     A box stands for many types, and the number at an edge for as many edges: selecting a box \
    opens it.
    """

  private var choice: HTML {
    """
    <fieldset class="grouping"><legend>Types of \(module.title) by</legend>
    \(radio("role", " checked"))\(radio("folder", ""))</fieldset>

    """
  }

  private func radio(_ grouping: HTML, _ state: HTML) -> HTML {
    """
    <label><input type="radio" name="\(id)-grouping" value="\(grouping)"\(state)> \
    \(grouping)</label>

    """
  }
}

/// What lines and frames in a drawing mean.
enum GraphLegend {
  static let html: HTML = """
    <ul class="legend" aria-label="Legend">
    <li><svg class="edge concrete" width="44" height="12" aria-hidden="true">\
    <path d="M1 6H36"/><path class="head full" d="M34 2L43 6L34 10Z"/></svg> to a concrete type</li>
    <li><svg class="edge abstract" width="44" height="12" aria-hidden="true">\
    <path d="M1 6H34"/><path class="head hollow" d="M34 2L43 6L34 10Z"/></svg> to a protocol</li>
    <li><svg class="edge concrete cyclic" width="44" height="12" aria-hidden="true">\
    <path d="M1 6H36"/><path class="head full" d="M34 2L43 6L34 10Z"/></svg> ↻ part of a cycle</li>
    <li><b aria-hidden="true">?</b> found by name only</li>
    <li><svg class="node protocol" width="26" height="14" aria-hidden="true">\
    <rect x="1" y="1" width="24" height="12" rx="4"/></svg> protocol</li>
    <li><svg class="node external" width="26" height="14" aria-hidden="true">\
    <rect x="1" y="1" width="24" height="12" rx="4"/></svg> of another module</li>
    </ul>
    """
}

extension GraphNode {
  /// The types of a module by the folder that they are in; other modules have no folder of it.
  ///
  /// - Returns: nil where there are no two folders with types to tell apart.
  static func folderBands(_ module: ModuleReport, _ graph: TypeGraph) -> [GraphBand]? {
    guard let folders = module.folders else { return nil }
    let paths = ModuleFolders(module.fileList.map(\.path))
    let files = Dictionary(module.typeList.map { ($0.name, $0.file) }) { first, _ in first }
    let own = bands(module, graph).flatMap(\.nodes).filter { !$0.isExternal }.sorted {
      $0.number < $1.number
    }
    let byFolder = Dictionary(grouping: own) { files[$0.name].flatMap(paths.folder) ?? "" }
    guard byFolder.keys.count(where: { !$0.isEmpty }) > 1 else { return nil }
    return (folders.order + [""]).compactMap { folder in
      byFolder[folder].map { nodes in
        GraphBand(title: shortened(folder), nodes: nodes.map { $0.placed(folder) })
      }
    }
  }

  /// What fits beside the band; the matrix has the whole path.
  private static func shortened(_ folder: String) -> String {
    folder.count > 16 ? "…" + folder.suffix(15) : folder
  }

  private func placed(_ folder: String) -> GraphNode {
    var node = self
    node.role = "in \(folder)"
    return node
  }
}

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
