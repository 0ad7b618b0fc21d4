package import SourceRecords

/// Types of a module that can all reach each other, with the shortest cycle as evidence.
package struct TypeCycle: Equatable, Sendable {
  /// Sorted by name.
  package let types: [String]
  /// Each edge ends where the next one begins, and the last ends where the first begins.
  package let shortest: [TypeEdge]
}

extension TypeCycle {
  /// Sorted by the names of their types.
  package static func all(
    in module: String,
    _ edges: [TypeEdge],
    _ types: [SymbolID: TypeNode]
  ) -> [TypeCycle] {
    let internalEdges = edges.filter {
      types[$0.from]?.module == module && types[$0.to]?.module == module && $0.from != $0.to
    }
    return Cycles.all(internalEdges.map { ($0.from, $0.to) })
      .map { TypeCycle($0, internalEdges, types) }
      .sorted { $0.types.lexicographicallyPrecedes($1.types) }
  }

  private init(_ component: [SymbolID], _ edges: [TypeEdge], _ types: [SymbolID: TypeNode]) {
    // Two types may share a name but never a place, so the sorted order gives each its own number.
    let members = component.compactMap { symbol in types[symbol].map { (symbol, $0) } }
      .sorted {
        ($0.1.name, $0.1.file, $0.1.position) < ($1.1.name, $1.1.file, $1.1.position)
      }
    let ranks = Dictionary(members.enumerated().map { ($1.0, $0) }) { first, _ in first }
    var evidence: [[Int]: TypeEdge] = [:]
    for edge in edges {
      if let from = ranks[edge.from], let to = ranks[edge.to] { evidence[[from, to]] = edge }
    }
    let cycle = ShortestCycle.find(
      in: Array(members.indices),
      evidence.keys.map { ($0[0], $0[1]) }
    )
    self.types = members.map(\.1.label)
    shortest = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).compactMap { evidence[[$0, $1]] }
  }
}

/// A tangle: folders of a module that can all reach each other, with the shortest cycle.
package struct FolderCycle: Equatable, Sendable {
  /// Sorted by path.
  package let folders: [String]
  /// Each edge ends where the next one begins, and the last ends where the first begins.
  package let shortest: [PartEdge]

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
