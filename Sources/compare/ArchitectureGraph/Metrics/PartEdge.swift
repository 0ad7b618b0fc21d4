package import CompareSupport
package import SourceRecords

/// One part of a module, a file or a folder, needs another.
///
/// What an extension elsewhere refers to counts for the part that declares the type, just as it
/// counts for the type, so the evidence may be in a third part.
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

    typealias NamedEdge = (edge: TypeEdge, from: String, to: String)

    var found: [Pair: [NamedEdge]] = [:]
    for edge in edges {
      guard let from = types[edge.from], let to = types[edge.to],
        from.module == module, to.module == module,
        let source = part(from.file), let target = part(to.file), source != target
      else { continue }
      found[Pair(from: source, to: target), default: []].append((edge, from.name, to.name))
    }
    return found.map { pair, edges in
      let sorted = edges.sorted {
        ($0.edge.file, $0.edge.line, $0.from, $0.to) < ($1.edge.file, $1.edge.line, $1.from, $1.to)
      }
      return PartEdge(from: pair.from, to: pair.to, types: sorted.map(\.edge))
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
