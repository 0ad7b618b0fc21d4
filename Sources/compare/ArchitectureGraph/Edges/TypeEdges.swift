package import SourceRecords

/// The edges between all types of the package.
package struct TypeEdges: Sendable {
  /// In no particular order.
  package let all: [TypeEdge]
  private let byPair: [TypePair: TypeEdge]
  private let byModule: [String: [TypeEdge]]

  init(_ sources: [SourceRecord], _ graph: SymbolGraph) {
    var places: [TypePair: Set<SourcePlace>] = [:]
    // The pairs that the compiler itself resolved.
    var resolved: Set<TypePair> = []
    for source in sources {
      Self.addReferences(of: source, graph) { pair, place, isByName in
        places[pair, default: []].insert(place)
        if !isByName { resolved.insert(pair) }
      }
    }
    all = places.map { pair, places in
      TypeEdge(
        from: pair.from, to: pair.to, places: places.sorted(), isByName: !resolved.contains(pair))
    }
    byModule = Dictionary(grouping: all) { graph.types[$0.from]?.module ?? "" }
    byPair = Dictionary(all.map { (TypePair(from: $0.from, to: $0.to), $0) }) { first, _ in first }
  }

  /// Those that begin in a module; in no particular order.
  package func edges(of module: String) -> [TypeEdge] { byModule[module] ?? [] }

  /// Nil if the first type doesn't refer to the second.
  package func edge(from: SymbolID, to: SymbolID) -> TypeEdge? {
    byPair[TypePair(from: from, to: to)]
  }

  /// Counts a place once per pair, however many of the other type's symbols it names.
  ///
  /// `Word()` names the type and its initialiser. What another module's extension refers to, such
  /// as a test's, isn't something that the type's own module needs.
  private static func addReferences(
    of source: SourceRecord, _ graph: SymbolGraph, add: (TypePair, SourcePlace, Bool) -> Void
  ) {
    let owners = ReferenceOwner(in: source, graph)
    for reference in WrittenReferences.written(in: source.indexed, graph) {
      let targets = graph.targets(of: reference.symbol)
      guard !targets.isEmpty, let from = owners.owner(of: reference),
        graph.types[from]?.module == source.indexed.module
      else { continue }
      let place = SourcePlace(file: source.indexed.path, position: reference.position)
      for target in targets where target != from {
        add(TypePair(from: from, to: target), place, reference.roles.contains(.byName))
      }
    }
  }
}

private struct TypePair: Hashable {
  let from: SymbolID
  let to: SymbolID
}

/// One type needs another, with the evidence; types are identified by symbol number, because two
/// may share a name.
package struct TypeEdge: Equatable, Sendable {
  package let from: SymbolID
  package let to: SymbolID
  /// Where the source refers to the other type or to one of its members; sorted, never empty.
  package let places: [SourcePlace]
  /// Whether the compiler resolved none of the references that make the edge.
  package var isByName = false

  package var references: Int { places.count }
  /// The first place, which serves as the evidence.
  package var file: String { places.first?.file ?? "" }
  package var line: Int { places.first?.position.line ?? 0 }
}
