/// Which types of the package are named where in a file.
struct TypeMentions {
  private let mentions: [(offset: Int, symbol: SymbolID)]
  private let graph: SymbolGraph

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    self.graph = graph
    mentions = WrittenReferences.written(in: source.indexed)
      .filter { [.type, .class, .protocol, .typealias].contains(graph.symbol($0.symbol).kind) }
      .compactMap { reference in
        source.parsed.places.offset(of: reference.position).map { ($0, reference.symbol) }
      }
      .sorted { $0 < $1 }
  }

  /// All that the type of a property names; without one, the first that its initial value names.
  func types(of property: StoredProperty) -> [SymbolID] {
    let named = types(in: property.type ?? property.content)
    return property.type == nil ? Array(named.prefix(1)) : named
  }

  private func types(in range: Range<Int>) -> [SymbolID] {
    let first = mentions.partitionIndex { $0.offset >= range.lowerBound }
    return mentions[first...].prefix { $0.offset < range.upperBound }
      .flatMap { graph.targets(of: $0.symbol).sorted() }
  }
}
