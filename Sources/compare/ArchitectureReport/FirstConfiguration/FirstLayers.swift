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
    // A manifest that can't be read declares nothing, and forbids nothing.
    let modules = columns.map(\.module).filter { typed.contains($0.name) && !$0.isUnread }
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
    let exports = analysis.exports.merging(analysis.aliasedModules) { $0.union($1) }
    return modules.map { module in
      let own = module.declared.map { $0.dependencies.flatMap(\.modules) }
      let known = own ?? (all.isEmpty ? module.dependencies : all)
      let seen = allReached(from: known) { exports[$0] ?? [] }.subtracting([module.name])
      return LayerEntry(
        name: module.name, modules: [module.name], knows: names.intersection(seen).sorted())
    }
  }

  /// The folders of each module in which references go one way, if they do between modules, too.
  private func folders(
    of modules: [SourceModule], apartFrom patterned: Set<String>
  ) -> [LayerEntry] {
    let found = modules.filter { !patterned.contains($0.name) }
      .map { FolderLayers([$0], analysis, root) }.filter(\.isPlain).flatMap(\.modules)
    let all = FolderLayers(found, analysis, root)
    // With several modules, two may have folders of one name.
    return all.isPlain ? all.entries(named: modules.count > 1) : []
  }
}

/// The folders at the first level that has several, of some modules, and what they refer to.
private struct FolderLayers {
  private struct Folder: Hashable, Comparable {
    let module: String
    let name: String

    static func < (left: Folder, right: Folder) -> Bool {
      (left.module, left.name) < (right.module, right.name)
    }
  }

  let modules: [SourceModule]
  /// What each folder refers to.
  private var known: [Folder: Set<Folder>] = [:]
  /// The path of the folder that those of a module are in, with a slash at its end.
  private var starts: [String: String] = [:]

  init(_ modules: [SourceModule], _ analysis: Analysis, _ root: String) {
    self.modules = modules
    var folders: [String: Folder] = [:]
    for module in modules {
      let common = CommonFolder(module.files)
      for file in module.files {
        let parts = common.relative(file).split(separator: "/")
        if parts.count > 1 { folders[file] = Folder(module: module.name, name: String(parts[0])) }
      }
      starts[module.name] = module.files.first.map { file in
        String(ShownPaths(root: root).relative(file).dropLast(common.relative(file).count))
      }
    }
    for part in analysis.graph.parts.keys {
      if let folder = folders[part.file] { known[folder] = [] }
    }
    for edge in modules.flatMap({ analysis.edges.nodeEdges(of: $0.name) }) {
      for (place, home) in zip(edge.places, edge.homes) {
        guard let from = folders[place.file], let to = folders[home], from != to else { continue }
        known[from, default: []].insert(to)
      }
    }
  }

  /// Whether there is an order: no two refer to each other, nor several in a circle.
  var isPlain: Bool {
    let pairs = known.flatMap { from, others in others.map { (from: from, to: $0) } }
    return known.count > 1 && !pairs.isEmpty && Cycles.all(pairs).isEmpty
  }

  func entries(named isNamed: Bool) -> [LayerEntry] {
    func name(_ folder: Folder) -> String {
      isNamed ? "\(folder.module) \(folder.name)" : folder.name
    }
    return known.keys.sorted().map { folder in
      LayerEntry(
        name: name(folder), folders: ["\(starts[folder.module] ?? "")\(folder.name)/**"],
        knows: (known[folder] ?? []).map(name).sorted())
    }
  }
}
