import ArchitectureReport

/// The dependency graph of a module, by role and, where it has several folders, by folder.
///
/// Which of the two is seen is the style sheet's affair, so that it works without a script.
struct GraphPart {
  let module: ModuleReport
  let graph: TypeGraph
  let id: String

  var html: HTML {
    let byRole = GraphDrawing(
      module: module, graph: graph, id: id, grouping: "role", GraphNode.bands(module, graph))
    let byFolder = GraphNode.folderBands(module, graph).map { bands in
      GraphDrawing(module: module, graph: graph, id: id, grouping: "folder", bands)
    }
    return """
      \(GraphLegend.html)
      <p class="hint" id="\(id)-hint" hidden>Select a type to light its edges and to list the \
      lines that prove them. Arrow keys move between types, Enter selects, Escape clears.</p>
      \(byFolder == nil ? "" : choice)\(byRole.html)\(byFolder?.html ?? "")
      """
  }

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
