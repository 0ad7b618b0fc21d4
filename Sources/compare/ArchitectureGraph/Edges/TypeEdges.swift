package import SourceRecords

/// The edges between all types of the package.
package struct TypeEdges: Sendable {
  /// In no particular order.
  package let all: [TypeEdge]
  private let byPair: [TypePair: TypeEdge]
  private let byModule: [String: [TypeEdge]]
  private let nodesByModule: [String: [TypeEdge]]

  init(_ sources: [SourceRecord], _ graph: SymbolGraph) {
    var types = EdgeCollection()
    var nodes = EdgeCollection()
    for source in sources {
      Self.addReferences(of: source, graph, to: &types)
      Self.addNodeReferences(of: source, graph, to: &nodes)
    }
    all = types.edges
    nodesByModule = Dictionary(grouping: nodes.edges) { graph.node($0.from)?.module ?? "" }
    byModule = Dictionary(grouping: all) { graph.types[$0.from]?.module ?? "" }
    byPair = Dictionary(all.map { (TypePair(from: $0.from, to: $0.to), $0) }) { first, _ in first }
  }

  /// Those that begin in a module; in no particular order.
  package func edges(of module: String) -> [TypeEdge] { byModule[module] ?? [] }

  /// Those that begin in a module, with what stands outside of types: extensions of other modules'
  /// types, and the functions and globals of each file.
  package func nodeEdges(of module: String) -> [TypeEdge] { nodesByModule[module] ?? [] }

  /// Nil if the first type doesn't refer to the second.
  package func edge(from: SymbolID, to: SymbolID) -> TypeEdge? {
    byPair[TypePair(from: from, to: to)]
  }

  /// Counts a place once per pair, however many of the other type's symbols it names.
  ///
  /// `Word()` names the type and its initialiser. What another module's extension refers to, such
  /// as a test's, isn't something that the type's own module needs.
  private static func addReferences(
    of source: SourceRecord, _ graph: SymbolGraph, to edges: inout EdgeCollection
  ) {
    let owners = ReferenceOwner(in: source, graph)
    for reference in WrittenReferences.written(in: source.indexed, graph) {
      let targets = graph.targets(of: reference.symbol)
      guard !targets.isEmpty, let from = owners.owner(of: reference),
        graph.types[from]?.module == source.indexed.module
      else { continue }
      for target in targets where target != from {
        edges.add(TypePair(from: from, to: target), reference, in: source, graph)
      }
    }
  }

  private static func addNodeReferences(
    of source: SourceRecord, _ graph: SymbolGraph, to edges: inout EdgeCollection
  ) {
    let owners = ReferenceOwner(in: source, graph)
    for reference in WrittenReferences.written(in: source.indexed, graph) {
      let targets = graph.nodeTargets(of: reference.symbol)
      guard !targets.isEmpty, let from = owners.node(of: reference),
        graph.node(from)?.module == source.indexed.module
      else { continue }
      for target in targets {
        // Within one type, a reference may still lead to an extension in another file.
        edges.add(TypePair(from: from, to: target), reference, in: source, graph)
      }
    }
  }
}

/// The places of each pair, with the files that they lead to.
private struct EdgeCollection {
  private var places: [TypePair: [SourcePlace: String]] = [:]
  /// The pairs that the compiler itself resolved.
  private var resolved: Set<TypePair> = []

  mutating func add(
    _ pair: TypePair, _ reference: Occurrence, in source: SourceRecord, _ graph: SymbolGraph
  ) {
    let place = SourcePlace(file: source.indexed.path, position: reference.position)
    let own = graph.node(pair.to)?.file ?? ""
    let home = graph.home(of: reference.symbol) ?? own
    // A type and its initialiser have one place: the initialiser says more.
    if let known = places[pair]?[place], home == own || known != own && known < home {
      places[pair]?[place] = known
    } else {
      places[pair, default: [:]][place] = home
    }
    if !reference.roles.contains(.byName) { resolved.insert(pair) }
  }

  var edges: [TypeEdge] {
    places.map { pair, places in
      let sorted = places.sorted { $0.key < $1.key }
      return TypeEdge(
        from: pair.from, to: pair.to, places: sorted.map(\.key), homes: sorted.map(\.value),
        isByName: !resolved.contains(pair))
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
  /// The files in which what each of the places refers to is defined.
  package let homes: [String]
  /// Whether the compiler resolved none of the references that make the edge.
  package var isByName = false

  package init(
    from: SymbolID, to: SymbolID, places: [SourcePlace], homes: [String], isByName: Bool = false
  ) {
    self.from = from
    self.to = to
    self.places = places
    self.homes = homes
    self.isByName = isByName
  }

  /// The same with some of the places; nil without any.
  package func keeping(_ isKept: (_ from: String, _ home: String) -> Bool) -> TypeEdge? {
    let kept = zip(places, homes).filter { isKept($0.file, $1) }
    guard !kept.isEmpty else { return nil }
    return TypeEdge(
      from: from, to: to, places: kept.map(\.0), homes: kept.map(\.1), isByName: isByName)
  }

  package var references: Int { places.count }
  /// The first place, which serves as the evidence.
  package var file: String { places.first?.file ?? "" }
  package var line: Int { places.first?.position.line ?? 0 }
}
