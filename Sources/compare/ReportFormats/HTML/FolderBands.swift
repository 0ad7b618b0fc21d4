import ArchitectureReport
import CompareSupport

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
