package import SourceRecords

/// The type edges of a module, between the files that declare the types.
///
/// What an extension in a third file refers to counts for the file that declares the type, as it
/// counts for the type: the evidence may lie in that third file.
package enum FileEdges {
  /// Sorted by path.
  package static func all(
    in module: String,
    _ edges: [SymbolEdge],
    _ types: [SymbolID: TypeNode]
  ) -> [Dependency] {
    struct Pair: Hashable {
      let from: String
      let to: String
    }

    var found: [Pair: [SymbolEdge]] = [:]
    for edge in edges {
      guard let from = types[edge.from], let to = types[edge.to],
        from.module == module, to.module == module, from.file != to.file
      else { continue }
      found[Pair(from: from.file, to: to.file), default: []].append(edge)
    }
    return found.compactMap { pair, edges in
      edges.min { ($0.file, $0.line) < ($1.file, $1.line) }.map { first in
        Dependency(
          from: pair.from,
          to: pair.to,
          references: edges.map(\.references).reduce(0, +),
          file: first.file,
          line: first.line
        )
      }
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
