import ArchitectureGraph
import CompareSupport
import SourceRecords

/// The folders of a module, and which of them need which.
package struct FoldersReport: Codable, Equatable, Sendable {
  package struct Folder: Codable, Equatable, Sendable {
    /// Relative to the module's own folder, which is `.`.
    package var path: String
    /// Those directly in it.
    package var files: Int
    var types: Int
  }

  package struct Edge: Codable, Equatable, Sendable {
    package var from: String
    package var to: String
    /// How many type edges lead from one to the other.
    package var edges: Int
    var references: Int
    /// The first place that makes one of them, and the two types.
    package var fromType: String
    package var toType: String
    package var file: String
    package var line: Int
  }

  /// Folders that can all reach each other: a tangle.
  package struct Cycle: Codable, Equatable, Sendable {
    /// Sorted by path.
    package var folders: [String]
    /// The shortest cycle, as evidence.
    package var shortest: [Edge]
  }

  package var count: Int
  /// The number of pairs of folders in which one needs the other.
  package var edges: Int
  package var cycles: [Cycle]
  /// Sorted by path.
  package var list: [Folder]
  package var edgeList: [Edge]

  init(_ list: [Folder], edges: [Edge] = [], cycles: [Cycle] = []) {
    count = list.count
    self.edges = edges.count
    self.cycles = cycles
    self.list = list
    edgeList = edges
  }

  /// The same without the lists.
  var summary: FoldersReport {
    var summary = self
    summary.list = []
    summary.edgeList = []
    return summary
  }
}

extension FoldersReport {
  /// Takes the module's files, with the number of types that each declares.
  init(
    _ files: [(path: String, types: Int)], _ folders: ModuleFolders, _ edges: [PartEdge],
    _ types: [SymbolID: TypeNode], _ shown: ShownPaths
  ) {
    var list: [String: Folder] = [:]
    for file in files {
      guard let path = folders.folder(of: file.path) else { continue }
      list[path, default: Folder(path: path, files: 0, types: 0)].files += 1
      list[path]?.types += file.types
    }
    self.init(
      list.values.sorted { $0.path < $1.path },
      edges: edges.compactMap { Edge($0, types, shown) },
      cycles: FolderCycle.all(edges).map { cycle in
        Cycle(
          folders: cycle.folders, shortest: cycle.shortest.compactMap { Edge($0, types, shown) })
      })
  }
}

extension FoldersReport.Edge {
  fileprivate init?(_ edge: PartEdge, _ types: [SymbolID: TypeNode], _ shown: ShownPaths) {
    guard let first = edge.types.first else { return nil }
    self.init(
      from: edge.from, to: edge.to, edges: edge.types.count, references: edge.references,
      fromType: types[first.from]?.label ?? "", toType: types[first.to]?.label ?? "",
      file: shown.relative(first.file), line: first.line)
  }
}

extension FoldersReport {
  /// The order in which folders are drawn: folders come before those that they need, except within
  /// a tangle.
  ///
  /// What a layered design needs is then right of the matrix's diagonal, or below in its graph.
  package var order: [String] {
    let pairs = edgeList.map { (from: $0.from, to: $0.to) }
    // A tangle comes after all that can be reached from it; reversed, it comes before.
    let tangles = Cycles.components(of: list.map(\.path).reversed(), pairs)
    return tangles.reversed().flatMap { $0.sorted() }
  }
}
