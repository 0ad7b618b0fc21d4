import ArchitectureGraph
import CompareSupport
import SourceRecords

/// The layers that manifests or folders suggest, for modules whose roles suggest no pattern.
struct FirstLayers {
  let columns: [Column]
  let analysis: Analysis
  /// The folder that the paths start from.
  let root: String

  /// Leaves out the modules whose roles suggest a pattern.
  func all(apartFrom patterned: Set<String>) -> [LayerEntry] {
    let typed = Set(analysis.graph.parts.values.map(\.module))
    let modules = columns.map(\.module).filter { typed.contains($0.name) }
    guard !modules.contains(where: { $0.declared != nil }) else { return declared(by: modules) }
    let plain = modules.filter { !patterned.contains($0.name) }
    let folders = plain.map { ($0, self.folders(of: $0)) }
    return folders.flatMap { module, layers in
      // With several modules, two may have folders of one name.
      modules.count == 1 ? layers : layers.map { $0.renamed { "\(module.name) \($0)" } }
    }
  }

  /// A layer for each module that knows what the manifest declares; a module without one knows
  /// all that have one.
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
      let known = module.declared.map { $0.dependencies.flatMap(\.modules) } ?? all
      return LayerEntry(
        name: module.name, modules: [module.name], knows: names.intersection(known).sorted())
    }
  }

  /// A layer for each folder at the first level that has several.
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
    var weights: [Pair: Int] = [:]
    for edge in analysis.edges.nodeEdges(of: module.name) {
      for (place, home) in zip(edge.places, edge.homes) {
        guard let from = name(place.file), let to = name(home), from != to else { continue }
        weights[Pair(from: from, to: to), default: 0] += 1
      }
    }
    guard names.count > 1, !weights.isEmpty else { return [] }
    let kept = Self.withoutCircles(weights)
    return names.sorted().map { name in
      LayerEntry(
        name: name, folders: ["\(start ?? "")\(name)/**"],
        knows: kept.filter { $0.from == name }.map(\.to).sorted())
    }
  }

  private struct Pair: Hashable {
    let from: String
    let to: String
  }

  /// The directions that most references take: of those in a circle, the one with the fewest goes.
  private static func withoutCircles(_ weights: [Pair: Int]) -> [Pair] {
    let sorted = weights.sorted {
      (-$0.value, $0.key.from, $0.key.to) < (-$1.value, $1.key.from, $1.key.to)
    }
    var kept: [Pair] = []
    for (pair, _) in sorted {
      let back = allReached(from: [pair.to]) { name in kept.filter { $0.from == name }.map(\.to) }
      if !back.contains(pair.from) { kept.append(pair) }
    }
    return kept
  }
}

extension LayerEntry {
  fileprivate func renamed(_ name: (String) -> String) -> LayerEntry {
    LayerEntry(name: name(self.name), modules: modules, folders: folders, knows: knows.map(name))
  }
}
