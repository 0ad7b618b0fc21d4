import SourceRecords

/// Which types of the package are named where in a file.
struct TypeMentions {
  private let mentions: [(offset: Int, symbol: SymbolID)]
  /// Where an initialiser is called.
  private let made: Set<Int>
  private let graph: SymbolGraph

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    self.graph = graph
    let named = WrittenReferences.written(in: source.indexed, graph).compactMap { reference in
      source.parsed.places.offset(of: reference.position).map { ($0, reference.symbol) }
    }
    let kinds: [Symbol.Kind] = [.type, .class, .protocol, .typealias]
    mentions = named.filter { kinds.contains(graph.symbol($0.1).kind) }.sorted { $0 < $1 }
    made = Set(named.filter { graph.symbol($0.1).kind == .initializer }.map(\.0))
  }

  /// All that the type of a property names; without one, the first that its initial value makes.
  func types(of property: StoredProperty) -> [SymbolID] {
    if let type = property.type { return mentions(in: type).flatMap { types($0.symbol) } }
    return mentions(in: property.content).first { made.contains($0.offset) }
      .map { types($0.symbol) } ?? []
  }

  /// Whether its initial value calls an initialiser.
  func isMade(_ property: StoredProperty) -> Bool {
    let value =
      (property.type?.upperBound ?? property.content.lowerBound)..<property.content.upperBound
    return made.contains(where: value.contains)
  }

  private func types(_ symbol: SymbolID) -> [SymbolID] { graph.targets(of: symbol).sorted() }

  private func mentions(in range: Range<Int>) -> ArraySlice<(offset: Int, symbol: SymbolID)> {
    let first = mentions.partitionIndex { $0.offset >= range.lowerBound }
    return mentions[first...].prefix { $0.offset < range.upperBound }
  }
}
