import ArchitectureReport
import CompareSupport
import SourceRecords

/// Everything that is known of one module.
struct ModuleSection {
  /// Unique in the page, unlike names.
  let id: String
  let module: ModuleReport
  let files: FileAnchors
  let notes: [Note]

  var section: PageSection {
    PageSection(id: id, title: module.title, content: intro + (hasLists ? details : ""))
  }

  /// A summary, as a reference column is one, has numbers only.
  private var hasLists: Bool { !module.typeList.isEmpty || !module.edges.list.isEmpty }

  private var intro: HTML {
    let pattern: HTML = module.pattern.map { "<span class=\"badge\">\($0.title)</span> " } ?? ""
    let own = notes.filter { $0.module == module.name }.map {
      "<p class=\"note\">\($0.text)</p>\n" as HTML
    }
    let lists: HTML =
      hasLists
      ? "" : "<p>Its numbers are in the summary; there are no lists of types and edges.</p>\n"
    return """
      <p>\(pattern)\(module.files.of("file", "files")), \
      \(module.lines.code.of("line", "lines")) of code, \
      \(module.types.total.of("type", "types")), \
      \(module.edges.total.of("dependency edge", "dependency edges")), \
      \(module.edges.internal) of them inside the module.</p>
      \(own)\(lists)
      """
  }

  private var details: HTML {
    let graph = TypeGraph([module])
    let part = GraphPart(module: module, graph: graph, id: id)
    let evidence = EvidenceList(graph: graph, files: files)
    return """
      <h3>Dependency graph</h3>
      <div class="explorer" id="\(id)-explorer" data-edges="\(part.edges)">
      \(part.html)
      \(evidence.html)
      </div>
      <h3>From role to role</h3>
      \(RoleMatrix(module.roleEdges, of: module.title).html)
      \(FoldersPart(module: module, files: files).html)\
      <h3>Types: size, coupling, complexity, coverage</h3>
      \(TypesTable(module: module, graph: graph, id: id, files: files).html)
      <h3>Files: lines and coverage</h3>
      \(FilesTable(module: module, files: files).html)
      <h3>Findings</h3>
      \(FindingsList(module: module, files: files).html)
      <h3>Cycles</h3>
      \(CyclesList(cycles: module.cycles, files: files).html)
      <h3>Ways from a view to the store</h3>
      \(PathsList(paths: module.paths, isWhole: module.knowsEveryCall, files: files).html)

      """
  }
}
