import ArchitectureReport
import CompareSupport
import SourceRecords

struct ModuleSection {
  /// Unique in the page, unlike the name.
  let id: String
  let module: ModuleReport
  let files: FileAnchors
  let notes: [Note]

  var section: PageSection {
    PageSection(
      id: id, title: module.title, content: intro + (hasLists ? details : ""), isModule: true)
  }

  /// A summary, such as a reference column, has only numbers.
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
      \(folders)\
      <h3>Types: size, coupling, complexity, coverage</h3>
      \(types(in: graph))
      <h3>Files: lines and coverage</h3>
      \(fileTable)
      <h3>Findings</h3>
      \(findings)
      <h3>Cycles</h3>
      \(cycles)
      <h3>Paths from a view to the store</h3>
      \(paths)

      """
  }
}

extension ModuleSection {
  /// Each with the shortest cycle as evidence.
  private var cycles: HTML {
    module.cycles.isEmpty
      ? "<p>None.</p>\n" : "<ul class=\"cycles\">\n\(module.cycles.map(item))</ul>\n"
  }

  private func item(_ cycle: CycleReport) -> HTML {
    let steps = cycle.shortest.map { step in
      """
      <li><b>\(step.from)</b> → <b>\(step.to)</b> \(files.evidence(step.file, step.line))</li>

      """ as HTML
    }
    return round("\(cycle.types.count) types", cycle.types, steps)
  }

  /// What is in a cycle, and the steps of the shortest cycle.
  func round(_ count: String, _ names: [String], _ steps: [HTML]) -> HTML {
    """
    <li><p>\(count): \(names.joined(separator: ", "))</p>
    <ol>
    \(steps)</ol></li>

    """
  }

  private var findings: HTML {
    guard let findings = module.findings else {
      return "<p>No pattern is named for this module, so no rules were checked.</p>\n"
    }
    if findings.isEmpty { return "<p>None: nothing breaks the rules of the \(rules).</p>\n" }
    return "<ul class=\"findings\">\n\(findings.map(item))</ul>\n"
  }

  private var rules: String {
    if module.pattern == nil { return "layers" }
    return module.layers?.isEmpty ?? true ? "pattern" : "pattern and the layers"
  }

  private func item(_ finding: FindingReport) -> HTML {
    """
    <li><p><strong>\(finding.from) → \(finding.to):</strong> \(finding.message) \
    <span class="badge">\(finding.rule)</span></p>
    <p>\(files.evidence(finding.file, finding.line))</p>
    <p>Path: \(finding.path.joined(separator: " → "))</p>
    <p>\(finding.remedy)</p></li>

    """
  }

  /// The shortest path from each action of a view to a store.
  private var paths: HTML {
    let (paths, isWhole) = (module.paths, module.knowsEveryCall)
    guard !paths.list.isEmpty else {
      return isWhole
        ? "<p>None.</p>\n" : "<p>None found; not every call is known.</p>\n"
    }
    let count = paths.count.of("action reaches", "actions reach")
    let list: HTML = "<ul class=\"paths\">\n\(paths.list.map(item))</ul>\n"
    return .details("\(isWhole ? "" : "At least ")\(count) a store", list.waitingWhereLong)
  }

  private func item(_ path: PathsReport.Path) -> HTML {
    let steps = path.steps.map { step in
      "<li>\(step.from) → \(step.to) \(files.place(step.file, step.line))</li>\n" as HTML
    }
    return """
      <li><p><b>\(path.action)</b>\(path.may ? ", perhaps" : "")\
      \(path.taken == false ? ", not run by a script" : ""): \(path.types.joined(separator: " → "))</p>
      <ol>
      \(steps)</ol></li>

      """
  }
}
