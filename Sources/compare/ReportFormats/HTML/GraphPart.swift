import ArchitectureReport

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
