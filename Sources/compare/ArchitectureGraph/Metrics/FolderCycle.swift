/// A tangle: folders of a module that can all reach each other, with the shortest way round.
package struct FolderCycle: Equatable, Sendable {
  /// Sorted by path.
  package let folders: [String]
  /// Each edge ends where the next one begins, the last where the first does.
  package let shortest: [PartEdge]
}

extension FolderCycle {
  /// Sorted by the paths of their folders.
  package static func all(_ edges: [PartEdge]) -> [FolderCycle] {
    let pairs = edges.map { ($0.from, $0.to) }
    return Cycles.all(pairs).map { component in
      let way = ShortestCycle.find(in: component, pairs)
      let steps = zip(way, way.dropFirst() + way.prefix(1))
      return FolderCycle(
        folders: component.sorted(),
        shortest: steps.compactMap { from, to in edges.first { $0.from == from && $0.to == to } })
    }
    .sorted { $0.folders.lexicographicallyPrecedes($1.folders) }
  }
}
