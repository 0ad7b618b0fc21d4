/// The order in which folders are drawn: those that need others stand before these, as far as none
/// of a tangle is concerned.
enum FolderOrder {
  /// What a layered design needs is then right of the diagonal of its matrix, or below in its graph.
  static func sorted(_ folders: FoldersReport) -> [String] {
    let paths = folders.list.map(\.path)
    let pairs = folders.edgeList.map { (from: $0.from, to: $0.to) }
    // A tangle comes after all that can be reached from it; turned round, before.
    return Cycles.components(of: paths.reversed(), pairs).reversed().flatMap { $0.sorted() }
  }
}
