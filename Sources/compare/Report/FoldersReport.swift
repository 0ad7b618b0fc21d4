/// The folders of a module, and which of them needs which.
struct FoldersReport: Codable, Equatable, Sendable {
  struct Folder: Codable, Equatable, Sendable {
    /// From the module's own folder on, which is `.` itself.
    var path: String
    /// Those directly in it.
    var files: Int
    var types: Int
  }

  struct Edge: Codable, Equatable, Sendable {
    var from: String
    var to: String
    /// How many type edges lead from the one to the other.
    var edges: Int
    var references: Int
    /// The first place that makes one of them, and its types.
    var fromType: String
    var toType: String
    var file: String
    var line: Int
  }

  /// Folders that can all reach each other: a tangle.
  struct Cycle: Codable, Equatable, Sendable {
    /// Sorted by path.
    var folders: [String]
    /// The shortest way round, as evidence.
    var shortest: [Edge]
  }

  var count: Int
  /// The pairs of folders of which the one needs the other.
  var edges: Int
  var cycles: [Cycle]
  /// Sorted by path.
  var list: [Folder]
  var edgeList: [Edge]

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
  /// Takes the files of the module with the number of types that each declares.
  init(
    _ files: [(path: String, types: Int)], _ folders: ModuleFolders, _ edges: [FolderEdge],
    _ workspace: Workspace
  ) {
    var list: [String: Folder] = [:]
    for file in files {
      guard let path = folders.folder(of: file.path) else { continue }
      list[path, default: Folder(path: path, files: 0, types: 0)].files += 1
      list[path]?.types += file.types
    }
    self.init(
      list.values.sorted { $0.path < $1.path },
      edges: edges.map { Edge($0, workspace) },
      cycles: FolderCycle.all(edges).map { cycle in
        Cycle(folders: cycle.folders, shortest: cycle.shortest.map { Edge($0, workspace) })
      })
  }
}

extension FoldersReport.Edge {
  fileprivate init(_ edge: FolderEdge, _ workspace: Workspace) {
    self.init(
      from: edge.from, to: edge.to, edges: edge.edges, references: edge.references,
      fromType: edge.fromType, toType: edge.toType, file: workspace.relative(edge.file),
      line: edge.line)
  }
}
