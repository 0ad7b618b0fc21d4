import ArchitectureReport
import CompareSupport

/// The dependency graph of a module, by role and, if it has several folders, by folder.
///
/// The style sheet decides which of the two is visible, so that it works without a script.
struct GraphPart {
  let module: ModuleReport
  let graph: TypeGraph
  let id: String
  private let roles: [GraphBand]
  /// Empty if there aren't at least two folders.
  private let folders: [GraphBand]

  init(module: ModuleReport, graph: TypeGraph, id: String) {
    self.module = module
    self.graph = graph
    self.id = id
    roles = GraphNode.bands(module, graph)
    folders = GraphNode.folderBands(module, graph) ?? []
  }

  var html: HTML {
    """
    \(PageAssets.legend)\
    <p class="hint" id="\(id)-hint" hidden>Select a type to light its edges and to list the \
    lines that prove them. Arrow keys move between types, Enter selects, Escape clears, Delete \
    hides; +, − and 0 change the size.\(graph.isLarge ? Self.boxes : "")</p>
    \(tools)\
    \(folders.isEmpty ? "" : choice)\(drawing("role", roles))\
    \(folders.isEmpty ? "" : drawing("folder", folders))
    """
  }

  private func drawing(_ grouping: String, _ bands: [GraphBand]) -> HTML {
    GraphDrawing(module: module, graph: graph, id: id, grouping: grouping, bands).html
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

extension GraphNode {
  /// The types of a module by folder; types of other modules are in no folder.
  ///
  /// - Returns: nil if there aren't at least two folders with types.
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

  /// What fits next to the band; the matrix has the full path.
  private static func shortened(_ folder: String) -> String {
    folder.count > 16 ? "…" + folder.suffix(15) : folder
  }

  private func placed(_ folder: String) -> GraphNode {
    var node = self
    node.role = "in \(folder)"
    return node
  }
}

/// The data from which the script redraws a graph when a part is opened, closed or hidden.
///
/// Names are the options of the search, so they are text as everywhere; the rest is numbers.
extension GraphPart {
  /// For each edge, the numbers of its types, and letters for its properties.
  var edges: String {
    graph.arrows.map { arrow in
      let flags = [
        arrow.edge.kind == .abstract ? "a" : "", arrow.isInCycle ? "c" : "",
        arrow.edge.isByName ? "n" : "", arrow.edge.toModule != module.name ? "o" : "",
      ].joined()
      return "\(arrow.from) \(arrow.to) \(flags.isEmpty ? "-" : flags)"
    }
    .joined(separator: " ")
  }

  private var options: HTML {
    let folder = Dictionary(
      folders.enumerated().flatMap { index, band in band.nodes.map { ($0.number, index) } }
    ) { first, _ in first }
    let options = roles.enumerated().flatMap { index, band in
      band.nodes.map { option($0, index, band.title, folder[$0.number]) }
    }
    return "<datalist id=\"\(id)-types\">\n\(options)</datalist>\n"
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

/// The controls of a graph, which the script shows and operates.
extension GraphPart {
  private var tools: HTML {
    """
    <div class="tools" hidden>
    <label>Find a type <input type="search" class="find" list="\(id)-types" \
    autocomplete="off"></label>
    <span>\(button("smaller", "−", "Smaller"))\(button("larger", "+", "Larger"))\
    \(button("fitting", "Fit", "Fit"))</span>
    <span>\(button("folded", "Close all", "Close all groups"))\
    \(button("opened", "Open all", "Open all groups"))</span>
    <button type="button" class="hiding" disabled hidden>Hide the selected type</button>
    <details class="drawn"><summary>What is drawn</summary>
    \(kinds)\(groups("role", "Roles", roles))\(groups("folder", "Folders", folders))\
    <button type="button" class="shown" disabled>Show all again</button>
    </details>
    \(options)</div>

    """
  }

  private func button(_ kind: HTML, _ text: HTML, _ action: HTML) -> HTML {
    """
    <button type="button" class="\(kind)" disabled \
    aria-label="\(action): \(module.title)">\(text)</button>
    """
  }

  private var kinds: HTML {
    """
    <fieldset class="kinds"><legend>Edges of \(module.title)</legend>
    \(box("concrete", "to a concrete type"))\(box("abstract", "to a protocol"))\
    \(box("straight", "that are in no cycle"))\(box("name", "found by name only"))\
    \(box("outside", "to other modules"))</fieldset>

    """
  }

  private func groups(_ grouping: HTML, _ legend: HTML, _ bands: [GraphBand]) -> HTML {
    let boxes = bands.enumerated().map { index, band in
      """
      <label><input type="checkbox" checked value="\(index)" data-title="\(band.title)"> \
      \(band.title.isEmpty ? "elsewhere" : band.title), \(band.nodes.count)</label>

      """ as HTML
    }
    return boxes.isEmpty
      ? ""
      : """
      <fieldset class="groups by-\(grouping)"><legend>\(legend) of \(module.title)</legend>
      \(boxes)</fieldset>

      """
  }

  private func box(_ value: HTML, _ text: HTML) -> HTML {
    "<label><input type=\"checkbox\" checked value=\"\(value)\"> \(text)</label>\n"
  }
}
