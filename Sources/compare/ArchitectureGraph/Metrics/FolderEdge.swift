package import CompareSupport
package import SourceRecords

/// That one folder of a module needs another, with what proves it.
package struct FolderEdge: Equatable, Sendable {
  package let from: String
  package let to: String
  /// How many type edges lead from the one to the other.
  package let edges: Int
  /// The places in the source that make them.
  package let references: Int
  /// The first of these places, and the types of the edge that it makes.
  package let fromType: String
  package let toType: String
  package let file: String
  package let line: Int
}

extension FolderEdge {
  /// The type edges of a module between the folders whose files declare the types; sorted by path.
  package static func all(
    in module: String,
    _ folders: ModuleFolders,
    _ edges: [SymbolEdge],
    _ types: [SymbolID: TypeNode]
  ) -> [FolderEdge] {
    struct Pair: Hashable {
      let from: String
      let to: String
    }

    struct TypeEdge {
      let edge: SymbolEdge
      let from: String
      let to: String

      func isBefore(_ other: TypeEdge) -> Bool {
        (edge.file, edge.line, from, to) < (other.edge.file, other.edge.line, other.from, other.to)
      }
    }

    var found: [Pair: [TypeEdge]] = [:]
    for edge in edges {
      guard let from = types[edge.from], let to = types[edge.to],
        from.module == module, to.module == module,
        let source = folders.folder(of: from.file), let target = folders.folder(of: to.file),
        source != target
      else { continue }
      found[Pair(from: source, to: target), default: []].append(
        TypeEdge(edge: edge, from: from.name, to: to.name))
    }
    return found.compactMap { pair, edges in
      edges.min { $0.isBefore($1) }.map { first in
        FolderEdge(
          from: pair.from,
          to: pair.to,
          edges: edges.count,
          references: edges.map(\.edge.references).reduce(0, +),
          fromType: first.from,
          toType: first.to,
          file: first.edge.file,
          line: first.edge.line
        )
      }
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
