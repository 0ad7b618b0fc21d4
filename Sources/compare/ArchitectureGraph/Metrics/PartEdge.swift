package import CompareSupport
package import SourceRecords

/// One part of a module, a file or a folder, needs another.
///
/// A reference counts for the part where it is written, and leads to the part where what it names is
/// defined: an extension counts where it stands, not where its type is declared.
package struct PartEdge: Equatable, Sendable {
  /// Paths.
  package let from: String
  package let to: String
  /// The edges between their types, in the order of their first places; never empty.
  package let types: [TypeEdge]

  package var references: Int { types.map(\.references).reduce(0, +) }

  /// Between the files of a module; sorted by path.
  package static func files(
    in module: String, _ edges: [TypeEdge], _ types: [SymbolID: TypeNode]
  ) -> [PartEdge] {
    all(in: module, edges, types) { $0 }
  }

  /// Between the folders of a module; sorted by path.
  package static func folders(
    in module: String, _ folders: ModuleFolders, _ edges: [TypeEdge],
    _ types: [SymbolID: TypeNode]
  ) -> [PartEdge] {
    all(in: module, edges, types, part: folders.folder)
  }

  /// Takes a function that maps a file's path to its part.
  private static func all(
    in module: String, _ edges: [TypeEdge], _ types: [SymbolID: TypeNode],
    part: (String) -> String?
  ) -> [PartEdge] {
    struct Pair: Hashable {
      let from: String
      let to: String
    }

    var found: [Pair: [TypeEdge]] = [:]
    for edge in edges {
      guard types[edge.from]?.module == module, types[edge.to]?.module == module else { continue }
      var pairs: Set<Pair> = []
      for (place, home) in zip(edge.places, edge.homes) {
        guard let from = part(place.file), let to = part(home), from != to else { continue }
        pairs.insert(Pair(from: from, to: to))
      }
      for pair in pairs {
        let kept = edge.keeping { part($0) == pair.from && part($1) == pair.to }
        if let kept { found[pair, default: []].append(kept) }
      }
    }
    return found.map { pair, edges in
      let named = edges.map { edge in
        (edge: edge, from: types[edge.from]?.name ?? "", to: types[edge.to]?.name ?? "")
      }
      let sorted = named.sorted {
        ($0.edge.file, $0.edge.line, $0.from, $0.to) < ($1.edge.file, $1.edge.line, $1.from, $1.to)
      }
      return PartEdge(from: pair.from, to: pair.to, types: sorted.map(\.edge))
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
