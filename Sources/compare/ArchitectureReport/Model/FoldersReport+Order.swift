import ArchitectureGraph

extension FoldersReport {
  /// The order in which folders are drawn: those that need others stand before these, as far as
  /// none of a tangle is concerned.
  ///
  /// What a layered design needs is then right of the diagonal of its matrix, or below in its graph.
  package var order: [String] {
    let pairs = edgeList.map { (from: $0.from, to: $0.to) }
    // A tangle comes after all that can be reached from it; turned round, before.
    let tangles = Cycles.components(of: list.map(\.path).reversed(), pairs)
    return tangles.reversed().flatMap { $0.sorted() }
  }
}
