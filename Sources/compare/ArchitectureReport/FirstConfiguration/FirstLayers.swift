import ArchitectureGraph
import ArchitectureRules
import CompareSupport
import SourceRecords

/// The layers that manifests, an Xcode project or folders declare or plainly show.
///
/// What only most references show is nothing: such a layer would be somebody's guess.
struct FirstLayers {
  enum Source: String {
    case manifests = "as the manifests declare"
    case project = "as the targets of the Xcode project depend on each other"
    case folders = "as references between folders go one way"
  }

  let columns: [Column]
  let analysis: Analysis
  /// The folder that the paths start from.
  let root: String

  /// Leaves out the folders of modules whose roles suggest a pattern; nil for no layers, and for
  /// layers that know each other in a circle.
  func all(apartFrom patterned: Set<String>) -> (entries: [LayerEntry], source: Source)? {
    let typed = Set(analysis.graph.parts.values.map(\.module))
    let modules = columns.map(\.module).filter { typed.contains($0.name) }
    let isDeclared = modules.contains { $0.declared != nil }
    let targets = isDeclared ? modules : modules.filter { $0.target != nil }
    let found: (entries: [LayerEntry], source: Source) =
      if isDeclared || targets.count > 1 {
        (declared(by: targets), isDeclared ? .manifests : .project)
      } else {
        (folders(of: modules, apartFrom: patterned), .folders)
      }
    return found.entries.isEmpty || LayerMap.flaw(in: found.entries) != nil ? nil : found
  }

  /// A layer for each module that knows what the manifest or the project declares, with what that
  /// exports; next to manifests, a module without one knows all that have one.
  private func declared(by modules: [SourceModule]) -> [LayerEntry] {
    let names = Set(modules.map(\.name))
    // A check of layers that judges nothing doesn't count.
    let isJudged = modules.contains { module in
      analysis.edges.nodeEdges(of: module.name).contains { edge in
        edge.from != edge.to
          && analysis.graph.node(edge.to).map { names.contains($0.module) } ?? false
      }
    }
    guard isJudged else { return [] }
    let all = modules.filter { $0.declared != nil }.map(\.name)
    return modules.map { module in
      let own = module.declared.map { $0.dependencies.flatMap(\.modules) }
      let known = own ?? (all.isEmpty ? module.dependencies : all)
      let seen = allReached(from: known) { analysis.exports[$0] ?? [] }.subtracting([module.name])
      return LayerEntry(
        name: module.name, modules: [module.name], knows: names.intersection(seen).sorted())
    }
  }

  private func folders(
    of modules: [SourceModule], apartFrom patterned: Set<String>
  ) -> [LayerEntry] {
    modules.filter { !patterned.contains($0.name) }.flatMap { module in
      let layers = folders(of: module)
      // With several modules, two may have folders of one name.
      return modules.count == 1 ? layers : layers.map { $0.renamed { "\(module.name) \($0)" } }
    }
  }

  /// A layer for each folder at the first level that has several; none if any two of them refer to
  /// each other, or several in a circle.
  private func folders(of module: SourceModule) -> [LayerEntry] {
    let common = CommonFolder(module.files)
    let start = module.files.first.map { file in
      ShownPaths(root: root).relative(file).dropLast(common.relative(file).count)
    }
    let files = Set(module.files)
    func name(_ file: String) -> String? {
      let parts = files.contains(file) ? common.relative(file).split(separator: "/") : []
      return parts.count > 1 ? String(parts[0]) : nil
    }
    let names = Set(analysis.graph.parts.keys.compactMap { name($0.file) })
    var known: [String: Set<String>] = [:]
    for edge in analysis.edges.nodeEdges(of: module.name) {
      for (place, home) in zip(edge.places, edge.homes) {
        guard let from = name(place.file), let to = name(home), from != to else { continue }
        known[from, default: []].insert(to)
      }
    }
    let pairs = known.flatMap { from, others in others.map { (from: from, to: $0) } }
    guard names.count > 1, !pairs.isEmpty, Cycles.all(pairs).isEmpty else { return [] }
    return names.sorted().map { name in
      LayerEntry(
        name: name, folders: ["\(start ?? "")\(name)/**"], knows: (known[name] ?? []).sorted())
    }
  }
}

extension LayerEntry {
  fileprivate func renamed(_ name: (String) -> String) -> LayerEntry {
    LayerEntry(name: name(self.name), modules: modules, folders: folders, knows: knows.map(name))
  }
}
