package import CompareSupport
package import SourceRecords
import SourceSyntax

/// Turns references into edges between types.
package struct EdgeCollector {
  private struct Pair: Hashable {
    let from: SymbolID
    let to: SymbolID
  }

  let graph: SymbolGraph
  private var places: [Pair: Set<SourcePlace>] = [:]
  /// Those that the compiler itself knows of.
  private var resolved: Set<Pair> = []

  init(graph: SymbolGraph) { self.graph = graph }

  /// Counts a place once for a pair, however many of the other type's symbols it names.
  ///
  /// `Word()` names the type and its initialiser. What another module's extension refers to, such as a
  /// test's, is nothing that the type's own module needs.
  mutating func add(_ source: SourceRecord) {
    let owners = ReferenceOwner(in: source, graph)
    for reference in WrittenReferences.written(in: source.indexed, graph) {
      let targets = graph.targets(of: reference.symbol)
      guard !targets.isEmpty, let from = owners.owner(of: reference),
        graph.types[from]?.module == source.indexed.module
      else { continue }
      let place = SourcePlace(file: source.indexed.path, position: reference.position)
      for target in targets where target != from {
        let pair = Pair(from: from, to: target)
        places[pair, default: []].insert(place)
        if !reference.roles.contains(.byName) { resolved.insert(pair) }
      }
    }
  }

  /// The edges that begin in a module, sorted.
  package func edges(of module: String, _ shown: ShownPaths) -> [Edge] {
    places.compactMap { pair, places -> Edge? in
      guard let from = graph.types[pair.from], let to = graph.types[pair.to],
        from.module == module
      else { return nil }
      return Edge(
        from: from.name,
        to: to.name,
        toModule: to.module,
        isAbstract: to.isProtocol,
        isInternal: to.module == module,
        places: places.sorted().map { place in
          SourcePlace(file: shown.relative(place.file), position: place.position)
        },
        isByName: !resolved.contains(pair)
      )
    }
    .sorted(by: Edge.isOrdered)
  }

  /// The places that make an edge, sorted; none when there is no such edge.
  package func places(from: SymbolID, to: SymbolID) -> [SourcePlace] {
    (places[Pair(from: from, to: to)] ?? []).sorted()
  }

  /// Every edge between types of the package; in no order.
  package var all: [SymbolEdge] {
    places.compactMap { pair, places in
      places.min().map { first in
        SymbolEdge(
          from: pair.from,
          to: pair.to,
          references: places.count,
          file: first.file,
          line: first.position.line
        )
      }
    }
  }
}
